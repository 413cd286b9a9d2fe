import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Svg } from '../../src/ui/drawings/svg';
import { CARD } from '../../src/ui/drawings/postcard/size';
import { useToast } from '../../src/ui/components/Toast';
import { handOnPicture } from '../device/picture';
import type { PictureWay } from '../device/pictureWays';
import { fileName } from '../history/useRecordActions';

const DONE = { share: 'postcard.shared', save: 'postcard.saved', copy: 'postcard.copied' } as const;

/** The drawing as a picture file, by whatever way the device offers. */
export function usePicture(town: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const ref = useRef<Svg>(null);
  const hand = async (way: PictureWay) => {
    if (ref.current === null) return;
    const file = fileName(town, 'png');
    try {
      const done = await handOnPicture(way, ref.current, { name: file, ...CARD });
      toast({ text: done ? t(DONE[way], { file }) : t('postcard.failed') });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast({ text: t('postcard.failed') });
    }
  };
  return { ref, hand };
}

import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';

import type { LoadedGame } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';

/** Leads from a finished game to its postcard. */
export function PostcardButton({ game: { state, header } }: { game: LoadedGame }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  if (state !== 'playable' || header.status !== 'finished') return null;
  return (
    <Button
      icon="share"
      title={t('postcard.make')}
      onPress={() => navigation.navigate('Postcard', { id: header.id })}
    />
  );
}

import { setStringAsync } from 'expo-clipboard';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { BoxItem } from '../../src/game/boxItem';
import { printShareCode } from '../../src/game/codec/shareCode';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { useToast } from '../../src/ui/components/Toast';
import { SPACE } from '../../src/ui/theme/tokens';
import { shareFile } from '../device/shareFile';

const FILE = 'picket-box.txt';

/** Hands things of My box on, as a code or as a file with that code in it. */
export function ShareDialog({ items, onClose }: { items: readonly BoxItem[]; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const code = printShareCode(items);
  const copy = async () => {
    const done = await setStringAsync(code).catch(() => false);
    toast({ text: t(done ? 'share.copiedCode' : 'share.byHand') });
  };
  const file = async () => {
    const done = await shareFile(FILE, code).catch(() => false);
    if (!done) toast({ text: t('share.noFile') });
  };
  return (
    <Dialog title={t('share.title')} open onClose={onClose}>
      <Text>{t('share.text')}</Text>
      <TextField label={t('share.code')} value={code} lines={4} onChange={() => undefined} />
      <View style={{ gap: SPACE.s }}>
        <Button kind="filled" icon="copy" title={t('share.copyCode')} onPress={() => void copy()} />
        <Button icon="paper" title={t('share.file')} onPress={() => void file()} />
      </View>
    </Dialog>
  );
}

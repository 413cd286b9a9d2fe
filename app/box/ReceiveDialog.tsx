import type { TFunction } from 'i18next';
import { getStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { CodecFault } from '../../src/game/codec/result';
import { parseShareCode } from '../../src/game/codec/shareCode';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { useToast } from '../../src/ui/components/Toast';
import { useBox, useForms } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { pickTextFile } from '../device/pickTextFile';

const FIELD = 'receive';

/** Takes a code somebody sent, pasted or from a file. */
export function ReceiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const text = useForms((state) => state.texts[FIELD] ?? '');
  const keepText = useForms((state) => state.keepText);
  const save = useBox((state) => state.save);
  const [fault, setFault] = useState<CodecFault | null>(null);
  const put = (next: string) => {
    setFault(null);
    keepText(FIELD, next);
  };
  const paste = async () => {
    const found = await getStringAsync().catch(() => '');
    if (found === '') toast({ text: t('share.byHand') });
    else put(found);
  };
  const file = async () => {
    const found = await pickTextFile().catch(() => null);
    if (found !== null) put(found);
  };
  const take = () => {
    const parsed = parseShareCode(text);
    if (!parsed.ok) return setFault(parsed.fault);
    parsed.value.forEach((content) => save(content));
    keepText(FIELD, '');
    onClose();
    toast({ text: t('share.taken', { count: parsed.value.length }) });
  };
  return (
    <Dialog title={t('share.receive')} open onClose={onClose}>
      <Text>{t('share.receiveText')}</Text>
      <TextField
        label={t('share.code')}
        placeholder={t('share.code')}
        value={text}
        lines={4}
        onChange={put}
        wrong={fault ? faultWords(t, fault) : null}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button style={GROW} icon="copy" title={t('share.paste')} onPress={() => void paste()} />
        <Button style={GROW} icon="paper" title={t('share.openFile')} onPress={() => void file()} />
      </View>
      <Button kind="filled" title={t('share.take')} onPress={take} />
    </Dialog>
  );
}

const GROW = { flexGrow: 1 } as const;

function faultWords(t: TFunction, { rule, path }: CodecFault): string {
  if (rule === 'noCode' || rule === 'damaged' || rule === 'tooLong') return t(`share.fault.${rule}`);
  return t('share.fault.wrong', { path });
}

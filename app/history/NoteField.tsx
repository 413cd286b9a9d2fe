import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { createWriter } from '../../src/state/writer';
import type { GamesRepository } from '../../src/storage/repositories';
import type { GameHeader } from '../../src/storage/types';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { TYPE } from '../../src/ui/theme/tokens';

const LONGEST = 5000; // characters: a page of memories, and well below what a backup takes

/** What the player wants to remember; kept with every letter. */
export function NoteField({ header, games }: { header: GameHeader; games: GamesRepository }) {
  const { t } = useTranslation();
  const [text, setText] = useState(header.note);
  const [saved, setSaved] = useState<boolean | null>(null); // null: nothing to say
  const [save] = useState(() => createWriter((note: string) => games.note(header.id, note), setSaved));
  const change = (typed: string) => {
    const note = typed.replaceAll('\0', '').slice(0, LONGEST);
    setText(note);
    setSaved(null);
    void save(note);
  };
  return (
    <Section title={t('record.note')}>
      <TextField
        icon="pencil"
        label={t('record.note')}
        placeholder={t('record.noteHint')}
        lines={3}
        value={text}
        onChange={change}
        wrong={saved === false ? t('record.notSaved') : null}
      />
      <View role="status" aria-live="polite" style={{ minHeight: TYPE.caption.lineHeight }}>
        {saved === true ? (
          <Text type="caption" tone="inkSoft">
            {t('record.noteSaved')}
          </Text>
        ) : null}
      </View>
    </Section>
  );
}

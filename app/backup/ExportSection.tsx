import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { historyCsv, historyJson } from '../../src/game/share/history';
import type { Ready } from '../../src/state/storage';
import { readFinished } from '../../src/storage/finished';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { SPACE } from '../../src/ui/theme/tokens';
import { shareFile } from '../device/shareFile';
import { named } from '../share/named';

const FORMS = {
  csv: { type: 'text/csv', print: historyCsv },
  json: { type: 'application/json', print: historyJson },
} as const;
type Form = keyof typeof FORMS;
const ORDER: readonly Form[] = ['csv', 'json'];

/** The whole history as a file for spreadsheets and other programs. */
export function ExportSection({ ready }: { ready: Ready }) {
  const { t } = useTranslation();
  const { writing, write } = useExport(ready);
  return (
    <Section title={t('exports.title')}>
      <Card>
        <Text>{t('exports.text')}</Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {ORDER.map((form) => (
            <Button
              key={form}
              style={{ flexGrow: 1 }}
              icon={form === 'csv' ? 'paper' : 'share'}
              title={t(`exports.${form}`)}
              disabled={writing}
              onPress={() => void write(form)}
            />
          ))}
        </View>
      </Card>
    </Section>
  );
}

function useExport({ database }: Ready) {
  const { t } = useTranslation();
  const toast = useToast();
  const [writing, setWriting] = useState(false);
  const handOn = async (form: Form): Promise<string> => {
    const now = Date.now();
    const games = (await readFinished(database)).map((game) => named(t, game));
    if (games.length === 0) return t('exports.none');
    const file = `picket-history-${new Date(now).toISOString().slice(0, 10)}.${form}`;
    const { type, print } = FORMS[form];
    const done = await shareFile(file, print(games, now), type);
    return done ? t('exports.done', { count: games.length, file }) : t('record.noFile');
  };
  const write = async (form: Form) => {
    setWriting(true);
    const text = await handOn(form).catch(() => t('exports.failed'));
    setWriting(false);
    toast({ text });
  };
  return { writing, write };
}

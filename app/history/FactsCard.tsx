import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { LoadedGame } from '../../src/storage/types';
import { Card } from '../../src/ui/components/Card';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { SPACE } from '../../src/ui/theme/tokens';
import { dateWords, durationWords, kindName } from './words';

/** When, how long, and what was played. */
export function FactsCard({ game }: { game: LoadedGame }) {
  const { t, i18n } = useTranslation();
  const { header } = game;
  const { createdAt, finishedAt, advanced } = header;
  const moment = (time: number) => dateWords(i18n.language, time, 'moment');
  const kind = kindName(t, header);
  const facts: readonly (readonly [string, string])[] = [
    [t('record.kind'), advanced ? `${kind}, ${t('record.advanced')}` : kind],
    [t('record.begun'), moment(createdAt)],
    ...(finishedAt === null
      ? []
      : ([
          [t('record.finished'), moment(finishedAt)],
          [t('record.lasted'), durationWords(t, finishedAt - createdAt)],
        ] as const)),
    ...(game.state === 'playable'
      ? ([[t('record.turns'), String(game.timeline.game.turn.index)]] as const)
      : []),
  ];
  return (
    <Section title={t('record.facts')}>
      <Card style={{ gap: SPACE.xs }}>
        {facts.map(([name, value]) => (
          <View key={name} style={{ flexDirection: 'row', gap: SPACE.m, justifyContent: 'space-between' }}>
            <Text tone="inkSoft">{name}</Text>
            <Text style={{ flexShrink: 1, textAlign: 'right' }}>{value}</Text>
          </View>
        ))}
      </Card>
    </Section>
  );
}

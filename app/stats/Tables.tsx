import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Statistics } from '../../src/game/statistics';
import type { Duel, Notable } from '../../src/game/statistics/duels';
import type { RecordEntry } from '../../src/game/statistics/records';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon } from '../../src/ui/drawings/Icon';
import { signed } from '../../src/ui/replay/words';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { ChartCard } from './ChartCard';
import { ahead, mean, personName } from './words';

/** Everybody side by side. */
export function PeopleTable({ stats: { people } }: { stats: Statistics }) {
  const { t } = useTranslation();
  if (people.length < 2) return null;
  const columns = [
    t('stats.people.name'),
    t('stats.people.games'),
    t('stats.people.won'),
    t('stats.people.average'),
  ];
  const rows = people.map((person) => ({
    key: person.key,
    cells: [
      personName(t, person),
      `${person.games}`,
      `${person.won}`,
      person.average === null ? '–' : mean(person.average),
    ],
  }));
  return <ChartCard title={t('stats.people.title')} table={{ columns, rows }} asTable />;
}

export function DuelsTable({ stats: { duels } }: { stats: Statistics }) {
  const { t } = useTranslation();
  if (duels.length === 0) return null;
  const columns = [
    t('stats.duels.name'),
    t('stats.duels.games'),
    t(duels.some(({ shared }) => shared > 0) ? 'stats.duels.tied' : 'stats.duels.record'),
    t('stats.duels.margin'),
  ];
  const tied = duels.some(({ shared }) => shared > 0);
  const rows = duels.map((duel) => ({
    key: duel.key,
    cells: [personName(t, duel), `${duel.games}`, score(duel, tied), ahead(duel.margin)],
  }));
  return <ChartCard title={t('stats.duels.title')} table={{ columns, rows }} asTable />;
}

const score = ({ won, shared, lost }: Duel, tied: boolean) =>
  tied ? `${won} – ${shared} – ${lost}` : `${won} – ${lost}`;

export function OpponentsTable({ stats: { opponents } }: { stats: Statistics }) {
  const { t } = useTranslation();
  if (opponents.length === 0) return null;
  const columns = [
    t('stats.duels.name'),
    t('stats.duels.tied'),
    t('stats.duels.margin'),
    t('stats.opponents.best'),
  ];
  const rows = opponents.map((duel) => ({
    key: duel.key,
    cells: [
      duel.level === null ? duel.name : t('stats.opponents.level', { name: duel.name, level: duel.level }),
      score(duel, true),
      ahead(duel.margin),
      duel.best ? signed(duel.best.value) : '–',
    ],
  }));
  return <ChartCard title={t('stats.opponents.title')} table={{ columns, rows }} asTable />;
}

/** The best towns of each way to play alone. */
export function SoloLists({ stats: { solo } }: { stats: Statistics }) {
  const { t } = useTranslation();
  if (solo.length === 0) return null;
  return (
    <Card>
      <Text type="heading" heading={2}>
        {t('stats.solo.title')}
      </Text>
      {solo.map(({ edition, advanced, games, average, best }) => {
        const title = t(advanced ? 'stats.solo.advanced' : 'stats.solo.plain', { edition });
        return (
          <View key={title}>
            <Text type="label">{title}</Text>
            <Text type="caption" tone="inkSoft">
              {t('stats.solo.note', { count: games, average: mean(average) })}
            </Text>
            {best.map((notable, i) => (
              <GameLink key={notable.id} title={`${i + 1}.`} note={notable.town} game={notable} />
            ))}
          </View>
        );
      })}
    </Card>
  );
}

/** Each record leads to the game that holds it. */
export function RecordsList({ stats: { records }, one }: { stats: Statistics; one: boolean }) {
  const { t } = useTranslation();
  if (records.length === 0) return null;
  const note = (record: RecordEntry) =>
    one ? record.town : t('stats.records.of', { town: record.town, name: personName(t, record) });
  return (
    <Card>
      <Text type="heading" heading={2}>
        {t('stats.records.title')}
      </Text>
      {records.map((record) => (
        <GameLink
          key={record.kind}
          title={t(`stats.records.kinds.${record.kind}`)}
          note={note(record)}
          game={record}
          ahead={record.kind === 'clearest' || record.kind === 'closest'}
        />
      ))}
    </Card>
  );
}

interface GameLinkProps {
  title: string;
  note: string;
  game: Notable;
  ahead?: boolean; // the figure is a lead
}

function GameLink({ title, note, game: { id, value, town }, ahead: lead = false }: GameLinkProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const navigation = useNavigation();
  const figure = lead ? t('stats.records.ahead', { points: value }) : signed(value);
  return (
    <Touchable
      label={t('stats.records.open', { record: title, value: figure, town })}
      role="link"
      onPress={() => navigation.navigate('Record', { id })}
      style={{ minHeight: 52, borderRadius: RADIUS.s }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <View style={{ flex: 1 }}>
          <Text>{title}</Text>
          <Text type="caption" tone="inkSoft">
            {note}
          </Text>
        </View>
        <Text type="title">{figure}</Text>
        <Icon name="chev" color={theme.inkSoft} size={20} />
      </View>
    </Touchable>
  );
}

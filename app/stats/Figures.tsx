import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Statistics } from '../../src/game/statistics';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { SPACE, TYPE } from '../../src/ui/theme/tokens';
import { mean } from './words';

export type Figure = readonly [value: string, name: string];

/** Large figures with a small word below, as many in a row as fit. */
export function FigureGrid({ figures }: { figures: readonly Figure[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.m, columnGap: SPACE.s }}>
      {figures.map(([value, name]) => (
        <View key={name} style={{ flexGrow: 1, flexBasis: 64, alignItems: 'center' }}>
          <Text style={{ ...TYPE.title, fontSize: 26, lineHeight: 32 }}>{value}</Text>
          <Text type="caption" tone="inkSoft" center>
            {name}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** What one asks first. */
export function Figures({ stats, one }: { stats: Statistics; one: boolean }) {
  const { t } = useTranslation();
  const { totals, decided, won, streak, people } = stats;
  const figures: Figure[] = [
    [String(stats.games), t('stats.figures.games')],
    ...(one
      ? ([[decided > 0 ? String(won) : '–', t('stats.figures.wins')]] as const)
      : ([[String(people.length), t('stats.figures.people')]] as const)),
    [totals ? mean(totals.average) : '–', t('stats.figures.average')],
    [totals ? mean(totals.median) : '–', t('stats.figures.median')],
    [totals ? mean(totals.most) : '–', t('stats.figures.best')],
    ...(one && decided > 0
      ? ([
          [String(streak.now), t('stats.figures.streak')],
          [String(streak.longest), t('stats.figures.longest')],
        ] as const)
      : []),
  ];
  return (
    <Card>
      <FigureGrid figures={figures} />
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { claimValue } from '../../src/game/table';
import type { Counted, ScoreStore } from '../../src/state/scores';
import { Card } from '../../src/ui/components/Card';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { Touchable } from '../../src/ui/components/Touchable';
import { goalShort } from '../../src/ui/setup/planWords';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { nameOf } from '../history/words';
import { claimWords, cycleClaim } from './claims';
import { PlanValue } from './PlanValue';
import { Mark } from './TableRow';

interface PlanMatrixProps {
  store: ScoreStore;
  counted: Counted;
}

const NONE = '–';

/** Players below each other, plans side by side: three columns fit every window, however many play. */
export function PlanMatrix({ store, counted }: PlanMatrixProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Section title={t('ranking.plans')}>
      <Card style={{ gap: 0, padding: SPACE.s }}>
        <View
          style={{ flexDirection: 'row', alignItems: 'flex-end', gap: SPACE.xs, paddingBottom: SPACE.xs }}
        >
          <View style={{ flex: 1, gap: 2 }}>
            <Legend claim="first" text={t('ranking.first')} />
            <Legend claim="later" text={t('ranking.later')} />
          </View>
          {counted.finished.setup.plans.map((card, plan) => (
            <View key={plan} style={{ width: CELL, alignItems: 'center' }}>
              <Text type="label">{card.stack}</Text>
              <Text type="caption" tone="inkSoft" center style={{ fontSize: 12, lineHeight: 15 }}>
                {goalShort(t, card.goal)}
              </Text>
            </View>
          ))}
        </View>
        {counted.players.map((player, seat) => (
          <View
            key={seat}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.xs,
              borderTopWidth: 1,
              borderTopColor: theme.line,
            }}
          >
            <View style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minWidth: 0 }}>
              <Mark store={store} playerId={player.playerId} />
              <Text style={{ flexShrink: 1 }}>{nameOf(t, player)}</Text>
            </View>
            {counted.finished.setup.plans.map((_, plan) => (
              <Cell key={plan} store={store} counted={counted} seat={seat} plan={plan} />
            ))}
          </View>
        ))}
      </Card>
      <Text type="caption" tone="inkSoft">
        {t('ranking.planHint')}
      </Text>
    </Section>
  );
}

const CELL = 68;

function Legend({ claim, text }: { claim: 'first' | 'later'; text: string }) {
  const theme = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <View
        style={{
          width: 20,
          height: 14,
          borderRadius: 4,
          borderWidth: 1,
          borderColor: claim === 'first' ? theme.mustard : theme.edge,
          backgroundColor: claim === 'first' ? theme.mustard : theme.surface,
        }}
      />
      <Text type="caption" tone="inkSoft">
        {text}
      </Text>
    </View>
  );
}

interface CellProps extends PlanMatrixProps {
  seat: number;
  plan: number;
}

export function Cell({ store, counted, seat, plan }: CellProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const card = counted.finished.setup.plans[plan];
  const player = counted.players[seat];
  if (card === undefined || player === undefined) return null;
  const claim = counted.table.lines[seat]?.claims[plan] ?? null;
  const value = claimValue(card, claim);
  const press = () => {
    if (!cycleClaim(store, counted, { seat, plan }))
      toast({ text: t('ranking.goalNotMet', { stack: card.stack }) });
  };
  return (
    <Touchable
      label={t('ranking.cell', {
        name: nameOf(t, player),
        stack: card.stack,
        claim: claimWords(t, card, claim),
      })}
      onPress={press}
      style={{ width: CELL, minHeight: 48, alignItems: 'center', borderRadius: RADIUS.s }}
    >
      <PlanValue claim={claim} text={value === null ? NONE : `${value}`} />
    </Touchable>
  );
}

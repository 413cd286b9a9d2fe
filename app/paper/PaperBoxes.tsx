import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { claimValue, nextClaim } from '../../src/game/table';
import { at, replaced } from '../../src/rules/at';
import { boxes, upgradeTrack } from '../../src/rules/sheet';
import { ESTATE_SIZES } from '../../src/rules/types';
import { Card } from '../../src/ui/components/Card';
import { NumberField } from '../../src/ui/components/NumberField';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { goalShort } from '../../src/ui/setup/planWords';
import { usePaper } from '../../src/ui/setup/stores';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { claimWords } from '../score/claims';
import { PlanValue } from '../score/PlanValue';
import type { PaperProps } from './PaperHouses';

const NONE = '–';

/** Ticks and plans. What the houses show by themselves is not asked again. */
export function PaperBoxes(props: PaperProps) {
  const { t } = useTranslation();
  const { draft, setup } = props;
  const change = usePaper((state) => state.change);
  const def = setup.sheet;
  const field = (label: string, value: number, most: number, put: (ticks: number) => void) => (
    <View key={label} style={{ flexGrow: 1, flexBasis: 140 }}>
      <NumberField
        stacked
        label={label}
        value={value}
        min={0}
        max={most}
        onChange={(next) => put(next ?? 0)}
      />
    </View>
  );
  const { parks, upgrades, temps, refusals } = draft;
  return (
    <>
      <PaperPlans {...props} />
      <Section title={t('paper.parks')}>
        <Card style={GRID}>
          {def.streets.map(({ park }, index) =>
            field(t('paper.street', { street: index + 1 }), parks[index] ?? 0, boxes(park), (ticks) =>
              change({ ...draft, parks: replaced(parks, index, ticks) }),
            ),
          )}
        </Card>
      </Section>
      <Section title={t('paper.upgrades')}>
        <Card style={GRID}>
          {ESTATE_SIZES.map((size) =>
            field(
              t('paper.size', { size }),
              upgrades[size - 1] ?? 0,
              boxes(upgradeTrack(def, size)),
              (ticks) => change({ ...draft, upgrades: replaced(upgrades, size - 1, ticks) }),
            ),
          )}
        </Card>
      </Section>
      <Section title={t('paper.others')}>
        <Card style={GRID}>
          {field(t('paper.temps'), temps, def.tempBoxes, (ticks) => change({ ...draft, temps: ticks }))}
          {field(t('paper.refusals'), refusals, boxes(def.refusals), (ticks) =>
            change({ ...draft, refusals: ticks }),
          )}
        </Card>
      </Section>
    </>
  );
}

const GRID = { flexDirection: 'row', flexWrap: 'wrap', padding: SPACE.s, gap: SPACE.s } as const;

function PaperPlans({ draft, setup }: PaperProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const change = usePaper((state) => state.change);
  return (
    <Section title={t('paper.plans')}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {setup.plans.map((card, plan) => {
          const claim = draft.claims[plan] ?? 'none';
          const value = claimValue(card, claim);
          const words = claimWords(t, card, claim);
          return (
            <Touchable
              key={plan}
              label={t('paper.planCell', { stack: card.stack, claim: words })}
              onPress={() =>
                change({ ...draft, claims: replaced(draft.claims, plan, nextClaim(at(draft.claims, plan))) })
              }
              style={{
                flexGrow: 1,
                flexBasis: 96,
                padding: SPACE.s,
                borderRadius: RADIUS.m,
                borderWidth: 1,
                borderColor: theme.edge,
                backgroundColor: theme.surface,
              }}
            >
              <View style={{ alignItems: 'center', gap: 2 }}>
                <Text type="label">{`${card.stack}  ${goalShort(t, card.goal)}`}</Text>
                <PlanValue claim={claim} text={value === null ? NONE : `${value}`} />
                <Text type="caption" tone="inkSoft" center>
                  {words}
                </Text>
              </View>
            </Touchable>
          );
        })}
      </View>
      <Text type="caption" tone="inkSoft">
        {t('ranking.planHint')}
      </Text>
    </Section>
  );
}

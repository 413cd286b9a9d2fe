import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { isPlan } from '../../src/game/boxItem';
import { planOffers, sameGoal } from '../../src/game/planOffers';
import type { PlanCard, Stack } from '../../src/rules/types';
import { slotsOf, stacksOf } from '../../src/state/tableDraft';
import { Section } from '../../src/ui/components/Section';
import { useColumn } from '../../src/ui/components/useColumn';
import { PlanChoice, PlanGap } from '../../src/ui/setup/PlanChoice';
import { knownPlanLabel } from '../../src/ui/setup/planWords';
import { useBox, useTable } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';

/** The three plans; tap one to match the table. */
export function PlansSection() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const draft = useTable((state) => state.draft);
  const draw = useTable((state) => state.draw);
  const items = useBox((state) => state.items);
  const width = (useColumn() - 2 * SPACE.s) / 3;
  const offers = planOffers(draft.edition, items.filter(isPlan));
  const open = (stack: Stack) => navigation.navigate('Plans', { stack: `${stack}` });
  const known = (card: PlanCard) =>
    offers.find((offer) => offer.stack === card.stack && sameGoal(offer.goal, card.goal));
  return (
    <Section title={t('table.plans')} action={{ title: t('table.draw'), icon: 'dice', run: () => draw() }}>
      <View style={{ flexDirection: 'row', gap: SPACE.s }}>
        {stacksOf(draft.edition).map((stack, i) => {
          const card = slotsOf(draft)[i]?.card ?? null;
          if (card === null)
            return <PlanGap key={stack} stack={stack} width={width} onPress={() => open(stack)} />;
          const plan = { ...card, advanced: known(card)?.advanced === true };
          const label = t('table.change', { plan: knownPlanLabel(t, plan) });
          return (
            <PlanChoice key={stack} plan={plan} width={width} label={label} onPress={() => open(stack)} />
          );
        })}
      </View>
    </Section>
  );
}

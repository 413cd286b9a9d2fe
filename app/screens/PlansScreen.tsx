import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { isPlan } from '../../src/game/boxItem';
import { cardOf, planOffers, type PlanOffer } from '../../src/game/planOffers';
import { slotsOf, stacksOf } from '../../src/state/tableDraft';
import { Button } from '../../src/ui/components/Button';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { TextField } from '../../src/ui/components/TextField';
import { useToast } from '../../src/ui/components/Toast';
import { PlanForm } from '../../src/ui/setup/PlanForm';
import { useBox, useForms, useTable } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { PlanGrid } from '../table/PlanGrid';
import { StackTabs } from '../table/StackTabs';
import { useScreen } from '../useScreen';

const SEARCH = 'planSearch';
const NEW = 'new'; // a card that is not in the list

/** Chooses the plans that lie on the table; a card not known yet is copied here. */
export function PlansScreen({ route }: StaticScreenProps<{ stack?: string } | undefined>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('plans.title'));
  const draft = useTable((state) => state.draft);
  const pickPlan = useTable((state) => state.pickPlan);
  const items = useBox((state) => state.items);
  const saveItem = useBox((state) => state.save);
  const stacks = stacksOf(draft.edition);
  const [named, setNamed] = useState(route.params?.stack);
  const stack = stacks.find((one) => `${one}` === named) ?? stacks[0] ?? 1;
  const index = stacks.indexOf(stack);
  const [copying, setCopying] = useState<PlanOffer | typeof NEW | null>(null);
  const offers = planOffers(draft.edition, items.filter(isPlan)).filter((offer) => offer.stack === stack);
  const card = slotsOf(draft)[index]?.card ?? null;

  const choose = (offer: PlanOffer) => {
    const known = cardOf(offer);
    if (known === null) setCopying(offer);
    else pickPlan(index, known);
  };
  return (
    <Screen
      title={t('plans.title')}
      note={t('plans.note')}
      back={back}
      footer={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', flexGrow: 1, gap: SPACE.s }}>
          <Button icon="pencil" title={t('plans.copy')} style={GROW} onPress={() => setCopying(NEW)} />
          <Button kind="filled" title={t('plans.done')} style={GROW} onPress={back.run} />
        </View>
      }
    >
      <StackTabs stack={stack} onChange={(next) => setNamed(`${next}`)} />
      <Search index={index} stack={`${stack}`} />
      <PlanGrid offers={offers} chosen={card} onChoose={choose} />
      {copying === null ? null : (
        <PlanForm
          use
          id={copying === NEW ? `${NEW}-${stack}` : copying.id}
          known={copying === NEW ? { stack } : copying}
          onClose={() => setCopying(null)}
          onSave={(body) => {
            const old = copying !== NEW && copying.own ? copying.id : undefined;
            saveItem({ kind: 'plan', name: '', body }, old);
            pickPlan(index, body.card);
            setCopying(null);
          }}
        />
      )}
    </Screen>
  );
}

const GROW = { flexGrow: 1 } as const;

function Search({ index, stack }: { index: number; stack: string }) {
  const { t } = useTranslation();
  const text = useForms((state) => state.texts[SEARCH] ?? '');
  const keepText = useForms((state) => state.keepText);
  const { draw, draft } = useTable((state) => state);
  const toast = useToast();
  const random = () => {
    draw([index]);
    if (slotsOf(draft)[index]?.card === null) toast({ text: t('plans.noneToDraw', { stack }) });
  };
  return (
    <TextField
      icon="search"
      label={t('plans.search')}
      placeholder={t('plans.searchHint')}
      value={text}
      onChange={(next) => keepText(SEARCH, next)}
      action={<IconButton icon="dice" label={t('plans.random', { stack })} onPress={random} />}
    />
  );
}

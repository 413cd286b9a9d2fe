import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';

import { asksForSizes, sameGoal, typedSizes, type PlanOffer } from '../../src/game/planOffers';
import { ESTATE_SIZES, type PlanCard } from '../../src/rules/types';
import { Card } from '../../src/ui/components/Card';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useColumn } from '../../src/ui/components/useColumn';
import { PlanChoice } from '../../src/ui/setup/PlanChoice';
import { goalShort } from '../../src/ui/setup/planWords';
import { useForms } from '../../src/ui/setup/stores';
import { goalWords } from '../../src/ui/sheet/words';
import { SPACE, WIDE } from '../../src/ui/theme/tokens';

interface PlanGridProps {
  offers: readonly PlanOffer[];
  chosen: PlanCard | null;
  onChoose: (offer: PlanOffer) => void;
}

/** The cards of a stack, basic before advanced, as far as they match what is searched. */
export function PlanGrid({ offers, chosen, onChoose }: PlanGridProps) {
  const { t } = useTranslation();
  const text = useForms((state) => state.texts['planSearch'] ?? '');
  const found = offers.filter((offer) => matches(t, offer, text));
  const parts = [
    { title: t('plans.basic'), list: found.filter(({ advanced }) => !advanced) },
    { title: t('plans.advanced'), list: found.filter(({ advanced }) => advanced) },
  ];
  if (found.length === 0) {
    const strange = typedSizes(text)?.some((size) => !ESTATE_SIZES.some((one) => one === size));
    return (
      <Card>
        <Text>{t(strange ? 'plans.noSuchSize' : 'plans.nothing')}</Text>
      </Card>
    );
  }
  return parts.map(({ title, list }) =>
    list.length === 0 ? null : (
      <Section key={title} title={title}>
        <Cards list={list} chosen={chosen} onChoose={onChoose} />
      </Section>
    ),
  );
}

function matches(t: TFunction, { goal }: PlanOffer, text: string): boolean {
  const sizes = typedSizes(text);
  if (sizes !== null) return asksForSizes(goal, sizes);
  const words = `${goalWords(t, goal)} ${goalShort(t, goal)}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function Cards({ list, chosen, onChoose }: Omit<PlanGridProps, 'offers'> & { list: readonly PlanOffer[] }) {
  const columns = useWindowDimensions().width >= WIDE ? 5 : 3;
  const width = Math.floor((useColumn() - (columns - 1) * SPACE.s) / columns);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {list.map((offer) => (
        <PlanChoice
          key={offer.id}
          plan={offer}
          width={width}
          chosen={chosen !== null && sameGoal(chosen.goal, offer.goal)}
          onPress={() => onChoose(offer)}
        />
      ))}
    </View>
  );
}

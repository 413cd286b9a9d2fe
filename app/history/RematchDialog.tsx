import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { EDITION_IDS } from '../../src/editions/types';
import { isPlan } from '../../src/game/boxItem';
import { goalFitsSheet } from '../../src/game/codec/plans';
import { cardOf, planOffers, sameGoal, type PlanOffer } from '../../src/game/planOffers';
import type { Setup } from '../../src/rules/types';
import type { PlayableGame } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { LinkButton } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useColumn } from '../../src/ui/components/useColumn';
import { PlanChoice } from '../../src/ui/setup/PlanChoice';
import { knownPlanLabel } from '../../src/ui/setup/planWords';
import { useBox } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { PlanGrid } from '../table/PlanGrid';
import { useRematch } from './useRematch';
import { nameOf } from './words';

const WIDEST = 448; // px inside of a dialog

/** Who plays again with which plans; one more tap starts. */
export function RematchDialog({ game, onClose }: { game: PlayableGame; onClose: () => void }) {
  const { t } = useTranslation();
  const { setup, town, draw, choose, start } = useRematch(game);
  const [picking, setPicking] = useState<number | null>(null);
  const offers = useOffers(setup);
  const stack = picking === null ? undefined : setup.plans[picking]?.stack;
  if (picking !== null && stack !== undefined) {
    const pick = (offer: PlanOffer) => {
      const card = cardOf(offer);
      if (card) choose(picking, card);
      setPicking(null);
    };
    return (
      <Dialog title={t('rematch.choose', { stack })} open onClose={() => setPicking(null)}>
        <PlanGrid
          offers={offers.filter((offer) => offer.stack === stack)}
          chosen={setup.plans[picking] ?? null}
          onChoose={pick}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('rematch.title')} open onClose={onClose}>
      <Table game={game} />
      <Plans setup={setup} offers={offers} onPick={setPicking} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}>
        <Text type="caption" tone="inkSoft" style={{ flexGrow: 1 }}>
          {t('rematch.match')}
        </Text>
        <LinkButton icon="dice" title={t('rematch.draw')} run={draw} />
      </View>
      <Button kind="filled" icon="play" title={t('rematch.start', { town })} onPress={start} />
    </Dialog>
  );
}

function Table({ game: { results, timeline } }: { game: PlayableGame }) {
  const { t } = useTranslation();
  const { play } = timeline.setup;
  const names = results.map((line) => nameOf(t, line)).join(', ');
  const people = Math.max(1, results.length);
  if (play.kind === 'aaa') {
    const opponent = play.name ?? results.find(({ playerId }) => playerId === null)?.name ?? 'AAA';
    return <Text>{t('rematch.against', { opponent })}</Text>;
  }
  return (
    <View>
      <Text>{t('rematch.text', { count: people })}</Text>
      {people > 1 ? <Text tone="inkSoft">{names}</Text> : null}
    </View>
  );
}

/** Cards one can play with at once: their points are known, and the sheet has what they ask for. */
function useOffers({ edition: label, sheet }: Setup): readonly PlanOffer[] {
  const items = useBox((state) => state.items);
  const edition = EDITION_IDS.find((id) => id === label);
  if (edition === undefined) return [];
  return planOffers(edition, items.filter(isPlan)).filter(
    (offer) => cardOf(offer) !== null && goalFitsSheet(offer.goal, sheet),
  );
}

interface PlansProps {
  setup: Setup;
  offers: readonly PlanOffer[];
  onPick: (index: number) => void;
}

function Plans({ setup, offers, onPick }: PlansProps) {
  const { t } = useTranslation();
  const width = (Math.min(WIDEST, useColumn()) - 2 * SPACE.s) / 3;
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.s }}>
      {setup.plans.map((card, index) => {
        const known = offers.find((offer) => offer.stack === card.stack && sameGoal(offer.goal, card.goal));
        const plan = { ...card, advanced: known?.advanced === true };
        const label = t('rematch.change', { plan: knownPlanLabel(t, plan) });
        return (
          <PlanChoice key={index} plan={plan} width={width} label={label} onPress={() => onPick(index)} />
        );
      })}
    </View>
  );
}

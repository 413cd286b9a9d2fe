import type { TFunction } from 'i18next';

import { claimChoices } from '../../rules/legal';
import { isDecided, owesCard } from '../../rules/turn';
import type { GameState } from '../../state/gameStore';
import { isDealDue } from '../../state/hand';
import { isLastTurnDecided, shifts } from '../../state/targets';

/** The step of the turn in words: what to do, and where or why. */
export interface Saying {
  readonly what: string;
  readonly more: string;
}

export function saying(t: TFunction, state: GameState): Saying {
  switch (state.targets.mode) {
    case 'fence':
      return { what: t('say.fence'), more: t('say.fenceMore') };
    case 'upgrade':
      return { what: t('say.upgrade'), more: t('say.upgradeMore') };
    case 'bis':
      return { what: t('say.bis'), more: t('say.bisMore') };
    case 'roundabout':
      return { what: t('say.roundabout'), more: t('say.roundaboutMore') };
    case 'claim':
      return { what: t('say.claim'), more: t('say.claimMore') };
    case 'over':
      return { what: t('game.over'), more: '' };
    case 'rest':
      return resting(t, state);
    case 'number':
      return numbering(t, state);
  }
}

function numbering(t: TFunction, state: GameState): Saying {
  const { draft, targets, timeline } = state;
  const { number, effect } = draft;
  if (number === null && effect === null) return beginning(t, state);
  const twoCards = timeline.setup.play.kind !== 'table'; // R2.5
  if (number === null) return { what: t('say.number'), more: t(twoCards ? 'say.other' : 'say.numberMore') };
  if (effect === null)
    return { what: t('say.effect'), more: twoCards ? t('say.other') : t('say.effectMore', { number }) };
  if (targets.houses.size === 0) return { what: t('say.nowhere', { number }), more: t('say.nowhereMore') };
  const range = shifts(number, effect);
  const [low, high] = [range.at(0), range.at(-1)];
  const what = effect === 'temp' ? t('say.writeTemp', { low, high }) : t('say.write', { number });
  return { what, more: t('say.writeMore') };
}

function beginning(t: TFunction, { timeline }: GameState): Saying {
  const { play, dealing } = timeline.setup;
  const twoCards = play.kind !== 'table';
  if (isDealDue(timeline)) return { what: t('say.deal'), more: t('say.dealMore') };
  if (dealing === null || play.kind === 'expert')
    return { what: t('say.start'), more: t(twoCards ? 'say.twoMore' : 'say.startMore') };
  return twoCards
    ? { what: t('say.cards'), more: t('say.cardsMore') }
    : { what: t('say.card'), more: t('say.cardMore') };
}

/** Whose pile the third card goes to. */
export function rivalName({ timeline: { setup } }: GameState): string {
  return (setup.play.kind === 'aaa' ? setup.play.name : null) ?? 'AAA';
}

function resting(t: TFunction, state: GameState): Saying {
  const { game, events, setup } = state.timeline;
  if (owesCard(game)) {
    const more = t(setup.dealing === null ? 'say.giveEffect' : 'say.giveCard');
    return { what: t('say.give', { name: rivalName(state) }), more };
  }
  if (isLastTurnDecided(game)) return { what: t('say.last'), more: t('say.lastMore') };
  const { written, effectDone } = game.turn;
  const next = t(setup.dealing === null ? 'say.next' : 'say.nextCards');
  const more = claimChoices(game).length > 0 ? t('say.met') : next;
  const skipped = events.at(-1)?.type === 'skip' || !effectDone;
  if (!isDecided(game.turn) || !written) return { what: t('say.refused'), more };
  return { what: skipped ? t('say.unused') : t(`say.used.${written.effect}`), more };
}

import type { TFunction } from 'i18next';

import { claimChoices } from '../../rules/legal';
import { isDecided } from '../../rules/turn';
import type { GameState } from '../../state/gameStore';
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

function numbering(t: TFunction, { draft, targets }: GameState): Saying {
  const { number, effect } = draft;
  if (number === null && effect === null) return { what: t('say.start'), more: t('say.startMore') };
  if (number === null) return { what: t('say.number'), more: t('say.numberMore') };
  if (effect === null) return { what: t('say.effect'), more: t('say.effectMore', { number }) };
  if (targets.houses.size === 0) return { what: t('say.nowhere', { number }), more: t('say.nowhereMore') };
  const range = shifts(number, effect);
  const [low, high] = [range.at(0), range.at(-1)];
  const what = effect === 'temp' ? t('say.writeTemp', { low, high }) : t('say.write', { number });
  return { what, more: t('say.writeMore') };
}

function resting(t: TFunction, { timeline: { game, events } }: GameState): Saying {
  if (isLastTurnDecided(game)) return { what: t('say.last'), more: t('say.lastMore') };
  const { written, effectDone } = game.turn;
  const more = claimChoices(game).length > 0 ? t('say.met') : t('say.next');
  const skipped = events.at(-1)?.type === 'skip' || !effectDone;
  if (!isDecided(game.turn) || !written) return { what: t('say.refused'), more };
  return { what: skipped ? t('say.unused') : t(`say.used.${written.effect}`), more };
}

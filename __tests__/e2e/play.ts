import { apply } from '../../src/rules/apply';
import type { Bis, GameEvent, Write } from '../../src/rules/events';
import { cardNumbers, claimChoice } from '../../src/rules/legal';
import { problem } from '../../src/rules/problem';
import type { Game } from '../../src/rules/state';
import { isDecided } from '../../src/rules/turn';
import { SIDES } from '../../src/rules/types';
import type { GamePage } from './pages/game';
import type { ScriptTurn } from './script';

/** Effects the app uses without being asked. */
export const BY_ITSELF = new Set<GameEvent['type']>(['park', 'pool', 'temp']);

/** The numbers a write could put into its house; with several the app asks which. */
export function fitting(game: Game, event: Omit<Write, 'number'>): number[] {
  return cardNumbers(event.card, event.effect).filter(
    (number) => problem(game, { ...event, number }) === null,
  );
}

/** The numbers a bis could copy into its house. */
export function copies(game: Game, { street, house }: Pick<Bis, 'street' | 'house'>): number[] {
  const sides = SIDES.filter((side) => problem(game, { type: 'bis', street, house, side }) === null);
  return [...new Set(sides.map((side) => copied(game, { type: 'bis', street, house, side })))];
}

function copied(game: Game, event: Bis): number {
  const house = apply(game, event).sheet.streets[event.street - 1]?.houses[event.house - 1];
  return house?.kind === 'numbered' ? house.number : NaN;
}

/** Does by hand what an event of the log says; `game` is where it stands before. */
export async function act(page: GamePage, game: Game, event: GameEvent): Promise<void> {
  switch (event.type) {
    case 'write':
      await page.pickNumber(event.card);
      await page.pickEffect(event.effect);
      await page.tapHouse(event.street, event.house);
      if (fitting(game, event).length > 1) await page.choose(event.street, event.house, event.number);
      return;
    case 'bis':
      await page.tapHouse(event.street, event.house);
      if (copies(game, event).length > 1) await page.choose(event.street, event.house, copied(game, event));
      return;
    case 'fence':
      return page.tapFence(event.street, event.place);
    case 'upgrade':
      return page.tapColumn(event.size);
    case 'roundabout':
      return page.roundabout(event.street, event.house);
    case 'refusal':
      return page.refuse(event.numbers);
    case 'claim': {
      const choice = claimChoice(game, event.plan);
      const card = game.setup.plans[event.plan];
      if (!choice || !card) throw new Error(`plan ${event.plan} cannot be claimed`);
      return page.claim(card.stack, { value: choice.value, asks: choice.matches.count > 1 });
    }
    default:
      if (!BY_ITSELF.has(event.type)) throw new Error(`no hand does ${event.type}`);
  }
}

/** Plays a turn; it ends by itself with the next number, so Done is tapped only before a roundabout. */
export async function playTurn(page: GamePage, { before, events, unused }: ScriptTurn): Promise<void> {
  let game = before;
  if (game.turn.index > 1 && events[0]?.type === 'roundabout') await page.done();
  for (const event of events) {
    await act(page, game, event);
    game = apply(game, event);
    if (event.type === 'write' && unused && BY_ITSELF.has(event.effect)) await page.dontUse();
  }
  if (!isDecided(game.turn)) throw new Error('a turn without a number');
}

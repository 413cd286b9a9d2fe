import { greedyPlayer, randomPlayer, type Player } from '../../src/game/bots';
import { playout } from '../../src/game/playout';
import { aaaPlay, setupFor } from '../../src/game/setup';
import { turnsOf } from '../../src/game/turnLog';
import { apply, startGame } from '../../src/rules/apply';
import { at } from '../../src/rules/at';
import type { GameEvent, Write } from '../../src/rules/events';
import { effectChoices } from '../../src/rules/legal';
import { randomFrom } from '../../src/rules/random';
import type { Game } from '../../src/rules/state';
import type { Card, Opponent, Setup } from '../../src/rules/types';
import { drawnByCode, FIRST_DRAFT, setupOfDraft } from '../../src/state/tableDraft';
import { COPIED_PLANS, type SoloPage } from './pages/solo';
import { act, BY_ITSELF, fitting } from './play';

/** Sam as `copySam` copies the card. */
const SAM: Opponent = {
  validates: [true, false, true],
  park: 1,
  pool: 2,
  temp: 1,
  fence: 1,
  bisHouses: 2,
  upgradeValue: 2,
  level0Places: null,
};

export function aaaSetup(code: string): Setup {
  const play = aaaPlay(SAM, { name: 'Sam', level: 2 });
  return setupFor({ edition: '2023', advanced: false, plans: COPIED_PLANS, play, seed: code });
}

/** A table of 2018 as New game makes it from a code. */
export function tableSetup(code: string): Setup {
  const setup = setupOfDraft(drawnByCode({ ...FIRST_DRAFT, deals: true, code }, []), []);
  if (setup === null) throw new Error('the code draws all plans of 2018');
  return setup;
}

export interface PlayedTurn {
  readonly before: Game;
  readonly events: readonly GameEvent[];
}

/** The turns a bot plays; a number makes it a random one. */
export function botTurns(setup: Setup, random?: number): { turns: readonly PlayedTurn[]; end: Game } {
  const player: Player = random === undefined ? greedyPlayer : randomPlayer;
  const { events } = playout(setup, player, randomFrom(`r${random ?? ''}`));
  let game = startGame(setup);
  const turns = turnsOf(events)
    .filter((turn) => turn.length > 0)
    .map((turn) => {
      const before = game;
      game = turn.reduce(apply, game);
      return { before, events: turn };
    });
  return { turns, end: game };
}

export const cardsOf = (events: readonly GameEvent[]): readonly Card[] =>
  events.flatMap((event) => (event.type === 'deal' ? event.cards : []));

/** Which two cards gave number and effect, so that the third is the one AAA got. */
function pairOf(events: readonly GameEvent[], write: Write): { number: number; effect: number } {
  const cards = cardsOf(events);
  const give = events.find((event) => event.type === 'give');
  const places = cards.map((_, place) => place);
  const pairs = places.flatMap((number) => places.map((effect) => ({ number, effect })));
  const pair = pairs.find(({ number, effect }) => {
    const third = cards.find((_, place) => place !== number && place !== effect);
    const left = !give || (third?.effect === give.effect && third.number === give.number);
    return (
      number !== effect &&
      at(cards, number).number === write.card &&
      at(cards, effect).effect === write.effect &&
      left
    );
  });
  if (!pair) throw new Error('no two cards give this turn');
  return pair;
}

/** Plays a dealt turn by hand: two cards against AAA, one combination at the table. Done ends what does not end by itself. */
export async function playDealt(app: SoloPage, { before, events }: PlayedTurn): Promise<void> {
  const cards = cardsOf(events);
  let game = before;
  for (const event of events) {
    if (event.type === 'write') await writeDealt(app, { game, events, write: event });
    else if (event.type === 'refusal') await app.press(app.tool('refusal'));
    else if (event.type === 'give' && game.turn.refused)
      await app.give({ effect: event.effect, number: event.number ?? 0 });
    else if (!['deal', 'validation', 'give', 'endTurn'].includes(event.type)) await act(app, game, event);
    const open = effectChoices(game)[0];
    const leaves = event.type === 'claim' || event.type === 'give' || event.type === 'endTurn';
    if (leaves && open && !game.turn.claimed && !BY_ITSELF.has(open.type)) {
      await app.skip();
      game = apply(game, { type: 'skip' });
    }
    game = apply(game, event);
  }
  if (game.setup.play.kind === 'table' && cards.length > 0) await app.done();
}

async function writeDealt(
  app: SoloPage,
  { game, events, write }: { game: Game; events: readonly GameEvent[]; write: Write },
): Promise<void> {
  const cards = cardsOf(events);
  if (game.setup.play.kind === 'table') {
    await app.press(app.whole({ number: write.card, effect: write.effect }));
  } else {
    const { number, effect } = pairOf(events, write);
    await app.press(app.part('number', cards, number));
    await app.press(app.part('effect', cards, effect));
  }
  await app.tapHouse(write.street, write.house);
  if (fitting(game, write).length > 1) await app.choose(write.street, write.house, write.number);
}

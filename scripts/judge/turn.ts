import { parsePlanCard } from '../../src/game/codec/plans';
import { apply, gameOn } from '../../src/rules/apply';
import { at } from '../../src/rules/at';
import type { EstateRef, GameEvent } from '../../src/rules/events';
import { problemInTurn } from '../../src/rules/problem';
import type { Game, Sheet } from '../../src/rules/state';
import { SIDES, type Card, type PlanCard, type Setup } from '../../src/rules/types';
import { Unreadable, readFlag, readInt, readInts, readList, readObject, readOneOf } from './read';
import { printSheet, type SheetText } from './sheet';

type Fields = Readonly<Record<string, unknown>>;

export type TurnAnswer =
  { readonly legal: true; readonly after: SheetText } | { readonly legal: false; readonly reason: string };

interface TurnQuestion {
  readonly setup: Setup;
  readonly sheet: Sheet;
  readonly combos: readonly Card[];
}

const DEEDS = [
  'number',
  'temp',
  'fence',
  'upgrade',
  'park',
  'pool',
  'bis',
  'refusal',
  'roundabout',
  'claim',
] as const;

/** Plays the events of one whole turn, which must also be a finished one. */
export function judgeTurn({ setup, sheet, combos }: TurnQuestion, question: Fields): TurnAnswer {
  const plans = readPlans(question['plans'], setup);
  const game = gameOn({ ...setup, plans }, sheet);
  const flipped = readFlipped(question['claimedBefore'], plans.length);
  const deal: GameEvent = { type: 'deal', cards: combos };
  const events = readList(question['events'], 'events').map((event, index) =>
    readEvent(event, combos, `events[${index}]`),
  );
  return play({ ...game, firstClaims: flipped.map((yes) => (yes ? 0 : null)) }, [
    deal,
    ...events,
    { type: 'endTurn' },
  ]);
}

function play(start: Game, events: readonly (GameEvent | null)[]): TurnAnswer {
  let game = start;
  let after = start.sheet;
  for (const event of events) {
    if (event === null) return { legal: false, reason: 'notOffered' };
    const found = problemInTurn(game, event);
    if (found !== null) return { legal: false, reason: found.code };
    game = apply(game, event);
    after = game.sheet;
  }
  return { legal: true, after: printSheet(after) };
}

function readPlans(value: unknown, setup: Setup): readonly PlanCard[] {
  if (value === undefined) return setup.plans;
  const cards = readList(value, 'plans');
  if (cards.length !== setup.plans.length)
    throw new Unreadable(`plans: ${cards.length} instead of ${setup.plans.length}`);
  return cards.map((card, index) => {
    const fields = readObject(card, `plans[${index}]`);
    const known = {
      stack: at(setup.plans, index).stack,
      ...fields,
      first: fields['first'] ?? 0,
      later: fields['later'] ?? 0,
    };
    const parsed = parsePlanCard(known, setup.sheet, `plans[${index}]`);
    if (!parsed.ok) throw new Unreadable(`${parsed.fault.path}: ${parsed.fault.rule}`);
    return parsed.value;
  });
}

function readFlipped(value: unknown, length: number): boolean[] {
  if (value === undefined) return new Array<boolean>(length).fill(false);
  const flags = readList(value, 'claimedBefore');
  return Array.from({ length }, (_, index) => readFlag(flags[index], `claimedBefore[${index}]`));
}

/** The engine's event; null for a combination that is not on the table. */
function readEvent(value: unknown, combos: readonly Card[], path: string): GameEvent | null {
  const fields = readObject(value, path);
  const number = (name: string) => readInt(fields[name], `${path}.${name}`);
  const deed = readOneOf(fields['do'], DEEDS, `${path}.do`);
  switch (deed) {
    case 'number': {
      const combo = combos[number('combo')];
      if (combo === undefined) return null;
      const { number: card, effect } = combo;
      return {
        type: 'write',
        card,
        effect,
        street: number('street'),
        house: number('house'),
        number: number('number'),
      };
    }
    case 'fence':
      return { type: 'fence', street: number('street'), place: number('place') };
    case 'upgrade':
      return { type: 'upgrade', size: number('size') };
    case 'bis': {
      const side = readOneOf(fields['side'], SIDES, `${path}.side`);
      return { type: 'bis', street: number('street'), house: number('house'), side };
    }
    case 'refusal':
      return { type: 'refusal', numbers: combos.map((combo) => combo.number) };
    case 'roundabout':
      return { type: 'roundabout', street: number('street'), house: number('house') };
    case 'claim':
      return {
        type: 'claim',
        plan: number('plan'),
        estates: readEstates(fields['estates'], `${path}.estates`),
      };
    default:
      return { type: deed };
  }
}

function readEstates(value: unknown, path: string): EstateRef[] {
  if (value === undefined) return [];
  return readList(value, path).map((span, index) => {
    const [street, first, last] = readInts(span, `${path}[${index}]`);
    if (street === undefined || first === undefined || last === undefined)
      throw new Unreadable(`${path}[${index}]: too short`);
    return { street, first, last };
  });
}

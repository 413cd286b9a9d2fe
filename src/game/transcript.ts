import type { EstateRef, GameEvent } from '../rules/events';
import { EFFECTS, END_REASONS, SIDES, type Card } from '../rules/types';

/**
 * Events as text, one line each: `write 8 temp 1/3 =9`, `fence 1/4`, `claim 0 1/1-4 2/5-5`.
 * A place is street/house or street/fence place; the written number is told only where it differs from the card's.
 */
export function formatEvent(event: GameEvent): string {
  switch (event.type) {
    case 'deal':
      return words('deal', ...event.cards.map(({ number, effect }) => `${number}:${effect}`));
    case 'write': {
      const { card, effect, number } = event;
      return words('write', card, effect, spot(event), number === card ? '' : `=${number}`);
    }
    case 'refusal':
      return words('refusal', ...event.numbers);
    case 'fence':
      return words('fence', `${event.street}/${event.place}`);
    case 'upgrade':
      return words('upgrade', event.size);
    case 'bis':
      return words('bis', spot(event), event.side);
    case 'roundabout':
      return words('roundabout', spot(event));
    case 'claim':
      return words(
        'claim',
        event.plan,
        ...event.estates.map(({ street, first, last }) => `${street}/${first}-${last}`),
      );
    case 'give':
      return words('give', event.effect, event.number ?? '');
    case 'validation':
      return words('validation', event.plan);
    case 'rivalClaim':
      return words('rivalClaim', event.plan, event.earlier ? 'earlier' : '');
    case 'rivalEnd':
      return words('rivalEnd', event.reason);
    case 'reshuffle':
      return words('reshuffle', event.rival ? 'rival' : '');
    default:
      return event.type;
  }
}

function words(...parts: readonly (string | number)[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function spot({ street, house }: { street: number; house: number }): string {
  return `${street}/${house}`;
}

/** The event of one line, or null if the line is none. */
export function parseEvent(line: string): GameEvent | null {
  const [type = '', ...rest] = line.trim().split(/\s+/);
  const event = eventOf(type, rest);
  return event !== null && formatEvent(event) === [type, ...rest].join(' ') ? event : null;
}

/** Events from lines or `;`; a word the transcript does not know gives the index of its event. */
export function parseEvents(text: string): readonly GameEvent[] | number {
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  const events = lines.map(parseEvent);
  const unknown = events.indexOf(null);
  return unknown >= 0 ? unknown : events.filter((event) => event !== null);
}

function eventOf(type: string, rest: readonly string[]): GameEvent | null {
  const [first = '', second = ''] = rest;
  switch (type) {
    case 'soloCard':
    case 'temp':
    case 'park':
    case 'pool':
    case 'skip':
    case 'endTurn':
      return { type };
    case 'deal':
      return { type, cards: rest.flatMap(cardOf) };
    case 'write':
      return writeOf(rest);
    case 'refusal':
      return { type, numbers: rest.map(Number) };
    case 'upgrade':
      return { type, size: Number(first) };
    case 'fence':
      return { type, street: part(first, 0), place: part(first, 1) };
    case 'bis':
      return oneOf(SIDES, second, (side) => ({ type, ...place(first), side }));
    case 'roundabout':
      return { type, ...place(first) };
    case 'claim':
      return { type, plan: Number(first), estates: rest.slice(1).map(spanOf) };
    default:
      return tableEventOf(type, first, second);
  }
}

/** What the others and the decks do. */
function tableEventOf(type: string, first: string, second: string): GameEvent | null {
  switch (type) {
    case 'validation':
      return { type, plan: Number(first) };
    case 'rivalClaim':
      return { type, plan: Number(first), earlier: second === 'earlier' };
    case 'rivalEnd':
      return oneOf(END_REASONS, first, (reason) => ({ type, reason }));
    case 'reshuffle':
      return { type, rival: first === 'rival' };
    case 'give':
      return oneOf(EFFECTS, first, (effect) => ({
        type,
        effect,
        number: second === '' ? null : Number(second),
      }));
    default:
      return null;
  }
}

function oneOf<T extends string>(
  known: readonly T[],
  word: string,
  make: (found: T) => GameEvent,
): GameEvent | null {
  const found = known.find((candidate) => candidate === word);
  return found === undefined ? null : make(found);
}

function part(word: string, index: number): number {
  return Number(word.split(/[/-]/)[index]);
}

function place(word: string): { street: number; house: number } {
  return { street: part(word, 0), house: part(word, 1) };
}

function spanOf(word: string): EstateRef {
  return { street: part(word, 0), first: part(word, 1), last: part(word, 2) };
}

function cardOf(word: string): Card[] {
  const [number, name] = word.split(':');
  const effect = EFFECTS.find((candidate) => candidate === name);
  return effect === undefined ? [] : [{ number: Number(number), effect }];
}

function writeOf([card = '', name = '', where = '', shifted]: readonly string[]): GameEvent | null {
  const number = Number(shifted === undefined ? card : shifted.slice(1));
  return oneOf(EFFECTS, name, (effect) => ({
    type: 'write',
    card: Number(card),
    effect,
    ...place(where),
    number,
  }));
}

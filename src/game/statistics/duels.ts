import { placesOf, peopleAt, personKey, type Entry } from './entries';
import { spreadOf } from './spread';
import type { Line, Played } from './rows';

/** A game to open, with the figure it stands for. */
export interface Notable {
  readonly id: string;
  readonly town: string;
  readonly value: number;
}

/** How one person did against others they met, person by person or opponent by opponent. */
export interface Duel {
  readonly key: string;
  readonly name: string;
  readonly level: number | null; // of AAA's card
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly shared: number;
  readonly margin: number | null; // points ahead, on average
  readonly best: Notable | null;
}

interface Tally {
  name: string;
  level: number | null;
  games: number;
  won: number;
  lost: number;
  shared: number;
  margins: number[];
  best: Notable | null;
}

/** Everybody this person sat with, most often first. */
export function headToHead(entries: readonly Entry[]): readonly Duel[] {
  const tallies = new Map<string, Tally>();
  for (const { game, line } of entries) {
    const places = placesOf(game);
    for (const other of peopleAt(game)) {
      if (other === line) continue;
      const tally = tallyOf(tallies, personKey(other), { name: other.name, level: null });
      meet(tally, game, line.total, other.total);
      count(tally, ahead(game, places, line, other));
    }
  }
  return duels(tallies);
}

/** Above zero: the line stands higher; null: not known. */
function ahead({ lines }: Played, places: readonly number[] | null, line: Line, other: Line): number | null {
  if (places !== null) return (places[lines.indexOf(other)] ?? 0) - (places[lines.indexOf(line)] ?? 0);
  return line.total === null || other.total === null ? null : line.total - other.total;
}

/** Against each of AAA's cards and levels. */
export function againstOpponents(entries: readonly Entry[]): readonly Duel[] {
  const tallies = new Map<string, Tally>();
  for (const { game, line, outcome } of entries) {
    if (game.mode !== 'aaa') continue;
    const rival = game.lines.find((other) => !peopleAt(game).includes(other));
    const name = game.facts?.opponent ?? rival?.name ?? '';
    const level = game.facts?.level ?? null;
    const tally = tallyOf(tallies, `${name.toLowerCase()} ${level ?? ''}`, { name, level });
    meet(tally, game, line.total, game.facts?.rival ?? rival?.total ?? null);
    count(tally, { won: 1, lost: -1, shared: 0, open: null }[outcome]);
  }
  return duels(tallies);
}

function tallyOf(tallies: Map<string, Tally>, key: string, who: Pick<Tally, 'name' | 'level'>): Tally {
  const known = tallies.get(key);
  if (known) {
    known.name = who.name; // as they are called last
    return known;
  }
  const fresh: Tally = { ...who, games: 0, won: 0, lost: 0, shared: 0, margins: [], best: null };
  tallies.set(key, fresh);
  return fresh;
}

function meet(tally: Tally, { id, town }: Played, own: number | null, other: number | null): void {
  tally.games += 1;
  if (own !== null && other !== null) tally.margins.push(own - other);
  if (own !== null && (tally.best === null || own > tally.best.value)) tally.best = { id, town, value: own };
}

function count(tally: Tally, lead: number | null): void {
  if (lead === null) return;
  tally[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'shared'] += 1;
}

function duels(tallies: ReadonlyMap<string, Tally>): readonly Duel[] {
  return [...tallies]
    .map(([key, { margins, ...tally }]) => ({ key, ...tally, margin: spreadOf(margins)?.average ?? null }))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

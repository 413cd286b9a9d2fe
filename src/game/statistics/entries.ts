import { CATEGORIES, type Line, type Played } from './rows';
import { known } from './spread';

/** Which games count, and whose lines of them. */
export interface StatsFilter {
  readonly edition?: string;
  readonly mode?: string;
  readonly players?: number; // at the table, AAA is none
  readonly year?: number;
  readonly person?: string; // personKey; none: everyone
}

/** One person's part in one game. */
export interface Entry {
  readonly game: Played;
  readonly line: Line;
  readonly own: boolean; // the log is this person's: what it tells is about them
  readonly outcome: Outcome;
}

export const OUTCOMES = ['won', 'lost', 'shared', 'open'] as const; // open: nobody to beat, or not known
export type Outcome = (typeof OUTCOMES)[number];

/** Players of this device by their id; guests, and whoever told no name, by what they are called. */
export function personKey({ playerId, name }: Line): string {
  return playerId ?? `~${name.toLowerCase()}`;
}

/** What is asked of every game again and again, worked out once. */
interface Sitting {
  readonly own: Line | undefined; // the line of whoever held this device
  readonly people: readonly Line[]; // everybody but AAA
  readonly places: readonly number[] | null; // null: not known
}

const sittings = new WeakMap<Played, Sitting>();

function sittingOf(game: Played): Sitting {
  const before = sittings.get(game);
  if (before) return before;
  const own = ownLine(game);
  const rival = game.mode === 'aaa' && game.lines.length > 1 ? rivalOf(game, own) : undefined;
  const people = rival === undefined ? game.lines : game.lines.filter((line) => line !== rival);
  const sitting = { own, people, places: rankedLines(game.lines) };
  sittings.set(game, sitting);
  return sitting;
}

/** Told by its points, else it is the first. */
function ownLine({ facts, lines }: Played): Line | undefined {
  if (facts === null) return undefined;
  const temps = CATEGORIES.indexOf('temps');
  const told = ({ points, total }: Line) =>
    points !== null && total !== null && total - (points[temps] ?? 0) === facts.points;
  return lines.find(told) ?? lines[0];
}

/** AAA sits at the table as a line without a player; it is nobody's score. */
function rivalOf({ lines }: Played, own: Line | undefined): Line | undefined {
  return lines.find((line) => line !== own && line.playerId === null);
}

/** Everybody at the table but AAA. */
export const peopleAt = (game: Played): readonly Line[] => sittingOf(game).people;

export function matches(game: Played, { edition, mode, players, year }: StatsFilter): boolean {
  return (
    (edition === undefined || game.edition === edition) &&
    (mode === undefined || game.mode === mode) &&
    (year === undefined || game.year === year) &&
    (players === undefined || peopleAt(game).length === players)
  );
}

/** The lines that count, oldest game first. */
export function entriesOf(played: readonly Played[], filter: StatsFilter): readonly Entry[] {
  const { person } = filter;
  const entries: Entry[] = [];
  for (const game of played) {
    if (!matches(game, filter)) continue;
    const { own, people } = sittingOf(game);
    for (const line of people) {
      if (person !== undefined && personKey(line) !== person) continue;
      entries.push({ game, line, own: line === own, outcome: outcomeOf(game, line) });
    }
  }
  return entries;
}

/** First place is won, also where it is shared with others at the table; against AAA a tie is a tie (R11.9). */
function outcomeOf(game: Played, line: Line): Outcome {
  if (game.mode === 'aaa') return againstAaa(game, line);
  if (game.lines.length < 2) return 'open';
  const { places } = sittingOf(game);
  const place = places?.[game.lines.indexOf(line)];
  return place === undefined ? 'open' : place === 1 ? 'won' : 'lost';
}

const VERDICTS = { player: 'won', aaa: 'lost', shared: 'shared' } as const;

/** The log knows; without one the points must do. */
function againstAaa({ facts, lines }: Played, line: Line): Outcome {
  if (facts?.verdict) return VERDICTS[facts.verdict];
  const rival = facts === null ? lines.find((other) => other !== line) : undefined;
  if (line.total === null || rival === undefined || rival.total === null) return 'open';
  return line.total === rival.total ? 'shared' : line.total > rival.total ? 'won' : 'lost';
}

export const placesOf = (game: Played): readonly number[] | null => sittingOf(game).places;

/** As they were kept; where they were not, by the points alone, if all are known. */
function rankedLines(lines: readonly Line[]): readonly number[] | null {
  const kept = known(lines, ({ place }) => place);
  if (kept.length === lines.length) return kept;
  const totals = known(lines, ({ total }) => total);
  if (totals.length < lines.length) return null;
  return totals.map((own) => 1 + totals.filter((other) => other > own).length);
}

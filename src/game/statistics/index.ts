import { EFFECTS, type Effect } from '../../rules/types';
import { againstOpponents, headToHead, type Duel, type Notable } from './duels';
import { entriesOf, personKey, type Entry, type StatsFilter } from './entries';
import { recordsOf, type RecordEntry } from './records';
import { CATEGORIES, type Category, type Played } from './rows';
import { binsOf, known, spreadOf, type Bin, type Spread } from './spread';

export interface EffectUse {
  readonly effect: Effect;
  readonly chosen: number;
  readonly used: number;
}

/** A stretch of games in the order they ended, and what they brought on average. */
export interface Stretch {
  readonly from: number; // when its first game ended
  readonly to: number;
  readonly games: number;
  readonly average: number;
}

export interface Person {
  readonly key: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly average: number | null;
  readonly best: number | null;
}

/** Best list of a way to play alone. */
export interface Variant {
  readonly edition: string;
  readonly advanced: boolean;
  readonly games: number;
  readonly average: number;
  readonly best: readonly Notable[]; // best first
}

export interface Statistics {
  readonly games: number;
  readonly totals: Spread | null;
  readonly bins: readonly Bin[];
  readonly won: number;
  readonly decided: number; // games with somebody to beat, whose end is known
  readonly streak: { readonly now: number; readonly longest: number }; // games won in a row
  readonly categories: readonly { readonly category: Category; readonly spread: Spread }[];
  readonly counted: number; // games with a log of one's own, which the following is about
  readonly refusals: number;
  readonly plans: { readonly first: number; readonly later: number };
  readonly effects: readonly EffectUse[];
  readonly turns: Spread | null;
  readonly minutes: Spread | null;
  readonly course: readonly Stretch[];
  readonly people: readonly Person[]; // everyone; of one person, those they met are in `duels`
  readonly duels: readonly Duel[];
  readonly opponents: readonly Duel[];
  readonly solo: readonly Variant[];
  readonly records: readonly RecordEntry[];
}

const LONGEST_SITTING = 360; // minutes: beyond that a game lay on the table overnight
const MOST_STRETCHES = 40;
const BEST_LISTED = 3;

/** Everything at once, from compact rows; some ten thousand games take a fraction of a second. */
export function statisticsOf(played: readonly Played[], filter: StatsFilter): Statistics {
  const entries = entriesOf(played, filter);
  const totals = known(entries, ({ line }) => line.total);
  const decided = entries.filter(({ outcome }) => outcome !== 'open');
  const one = filter.person !== undefined;
  return {
    games: new Set(entries.map(({ game }) => game)).size,
    totals: spreadOf(totals),
    bins: binsOf(totals),
    won: decided.filter(({ outcome }) => outcome === 'won').length,
    decided: decided.length,
    streak: streakOf(decided),
    categories: categoriesOf(entries),
    ...countsOf(entries.filter(({ own, game }) => own && game.facts !== null)),
    course: courseOf(entries),
    people: one ? [] : peopleOf(entries),
    duels: one ? headToHead(entries) : [],
    opponents: againstOpponents(entries),
    solo: soloOf(entries),
    records: recordsOf(entries),
  };
}

function streakOf(decided: readonly Entry[]): Statistics['streak'] {
  let now = 0;
  let longest = 0;
  for (const { outcome } of decided) {
    now = outcome === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function categoriesOf(entries: readonly Entry[]): Statistics['categories'] {
  return CATEGORIES.flatMap((category, place) => {
    const spread = spreadOf(known(entries, ({ line }) => line.points?.[place] ?? null));
    return spread === null ? [] : [{ category, spread }];
  });
}

type Counts = Pick<Statistics, 'counted' | 'refusals' | 'plans' | 'effects' | 'turns' | 'minutes'>;

/** What only a log tells. */
function countsOf(own: readonly Entry[]): Counts {
  const facts = own.flatMap(({ game }) => game.facts ?? []);
  const all = (figure: (one: (typeof facts)[number]) => number) =>
    facts.reduce((sum, one) => sum + figure(one), 0);
  const minutes = own.map(({ game }) => (game.finishedAt - game.createdAt) / 60_000);
  return {
    counted: facts.length,
    refusals: all(({ refusals }) => refusals),
    plans: { first: all(({ first }) => first), later: all(({ later }) => later) },
    effects: EFFECTS.map((effect, place) => ({
      effect,
      chosen: all(({ chosen }) => chosen[place] ?? 0),
      used: all(({ used }) => used[place] ?? 0),
    })),
    turns: spreadOf(facts.map(({ turns }) => turns)),
    minutes: spreadOf(minutes.filter((lasted) => lasted > 0 && lasted <= LONGEST_SITTING)),
  };
}

/** Points over time, in stretches of as many games as a chart can show apart. */
function courseOf(entries: readonly Entry[]): readonly Stretch[] {
  const scored = entries.filter(({ line }) => line.total !== null);
  const size = Math.max(1, Math.ceil(scored.length / MOST_STRETCHES));
  const stretches: Stretch[] = [];
  for (let start = 0; start < scored.length; start += size) {
    const part = scored.slice(start, start + size);
    const average = spreadOf(known(part, ({ line }) => line.total))?.average ?? 0;
    const [first, last] = [part[0], part.at(-1)].map((entry) => entry?.game.finishedAt ?? 0);
    stretches.push({ from: first ?? 0, to: last ?? 0, games: part.length, average });
  }
  return stretches;
}

/** Everybody who played, most often first. */
export function peopleOf(entries: readonly Entry[]): readonly Person[] {
  const people = new Map<string, Entry[]>();
  for (const entry of entries) gather(people, personKey(entry.line), entry);
  return [...people]
    .map(([key, own]) => {
      const totals = spreadOf(known(own, ({ line }) => line.total));
      return {
        key,
        name: own.at(-1)?.line.name ?? '',
        games: own.length,
        won: own.filter(({ outcome }) => outcome === 'won').length,
        average: totals?.average ?? null,
        best: totals?.most ?? null,
      };
    })
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

function gather(groups: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = groups.get(key);
  if (known) known.push(entry);
  else groups.set(key, [entry]);
}

function soloOf(entries: readonly Entry[]): readonly Variant[] {
  const variants = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.game.mode !== 'solo' || entry.line.total === null) continue;
    gather(variants, `${entry.game.edition} ${entry.game.advanced}`, entry);
  }
  return [...variants.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const list = own
      .map(({ game, line }) => ({ id: game.id, town: game.town, value: line.total ?? 0 }))
      .sort((a, b) => b.value - a.value);
    const average = list.reduce((sum, { value }) => sum + value, 0) / list.length;
    const { edition, advanced } = first.game;
    return [{ edition, advanced, games: own.length, average, best: list.slice(0, BEST_LISTED) }];
  });
}

/** What the filters can offer, each list in its natural order. */
export interface StatsFacets {
  readonly editions: readonly string[];
  readonly modes: readonly string[];
  readonly players: readonly number[];
  readonly years: readonly number[]; // newest first
  readonly people: readonly Person[];
}

export function facetsOf(played: readonly Played[]): StatsFacets {
  const all = entriesOf(played, {});
  const seats = new Map<Played, number>();
  for (const { game } of all) seats.set(game, (seats.get(game) ?? 0) + 1);
  const each = <T>(read: (game: Played) => T) => [...new Set(played.map(read))];
  return {
    editions: each(({ edition }) => edition).sort(),
    modes: each(({ mode }) => mode),
    players: [...new Set(seats.values())].sort((a, b) => a - b),
    years: each(({ year }) => year).sort((a, b) => b - a),
    people: peopleOf(all),
  };
}

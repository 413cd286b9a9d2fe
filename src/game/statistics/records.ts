import type { Entry } from './entries';
import type { Notable } from './duels';
import { CATEGORIES } from './rows';

export const RECORDS = [
  'most',
  'least',
  'plans',
  'parks',
  'pools',
  'estates',
  'clearest',
  'closest',
  'fewestTurns',
  'mostTurns',
] as const;
export type RecordKind = (typeof RECORDS)[number];

export interface RecordEntry extends Notable {
  readonly kind: RecordKind;
  readonly name: string; // whose it is
}

type Measure = (entry: Entry) => number | null;

const category =
  (name: (typeof CATEGORIES)[number]): Measure =>
  ({ line }) =>
    line.points?.[CATEGORIES.indexOf(name)] ?? null;

const turns: Measure = ({ game, own }) => (own ? (game.facts?.turns ?? null) : null);

/** What is measured, and whether more or less of it is the record. */
const MEASURES: Readonly<Record<RecordKind, readonly [Measure, 1 | -1]>> = {
  most: [({ line }) => line.total, 1],
  least: [({ line }) => line.total, -1],
  plans: [category('plans'), 1],
  parks: [category('parks'), 1],
  pools: [category('pools'), 1],
  estates: [category('estates'), 1],
  clearest: [lead, 1],
  closest: [lead, -1],
  fewestTurns: [turns, -1],
  mostTurns: [turns, 1],
};

/** Points before the next best, of a game that was won. */
function lead({ game: { lines, facts, mode }, line, outcome }: Entry): number | null {
  if (outcome !== 'won' || line.total === null) return null;
  if (mode === 'aaa') return facts === null || facts.rival === null ? null : line.total - facts.rival;
  let next = -Infinity;
  for (const { total } of lines.filter((other) => other !== line)) {
    if (total === null) return null;
    next = Math.max(next, total);
  }
  return line.total - next;
}

/** The first to set a mark holds it. */
export function recordsOf(entries: readonly Entry[]): readonly RecordEntry[] {
  return RECORDS.flatMap((kind): RecordEntry[] => {
    const [measure, sign] = MEASURES[kind];
    let holder: Entry | null = null;
    let mark = -Infinity;
    for (const entry of entries) {
      const value = measure(entry);
      if (value === null || value * sign <= mark) continue;
      holder = entry;
      mark = value * sign;
    }
    if (holder === null) return [];
    const { game, line } = holder;
    return [{ kind, value: mark * sign, id: game.id, town: game.town, name: line.name }];
  });
}

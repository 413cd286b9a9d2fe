import type { GameEvent } from '../../src/rules/events';
import type { PlanGoal } from '../../src/rules/types';

/**
 * A second, slow implementation on the printed notation of the classic sheet. It shares no code with the engine and
 * checks whole streets after the fact, where the engine looks at neighbours before.
 */
export interface Paper {
  readonly rows: readonly string[];
  readonly parks: readonly number[];
  readonly upgrades: readonly number[];
  readonly temps: number;
  readonly refusals: number;
  readonly plans: readonly (number | null)[];
}

const POOLS = [
  [3, 7, 8],
  [1, 4, 8],
  [2, 7, 11],
];
const PARKS = [
  [0, 2, 4, 10],
  [0, 2, 4, 6, 14],
  [0, 2, 4, 6, 8, 18],
];
const COLUMNS = [
  [1, 3],
  [2, 3, 4],
  [3, 4, 5, 6],
  [4, 5, 6, 7, 8],
  [5, 6, 7, 8, 10],
  [6, 7, 8, 10, 12],
];
const POOL_VALUES = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36];
const BIS_VALUES = [0, 1, 3, 6, 9, 12, 16, 20, 24, 28];
const REFUSAL_VALUES = [0, 0, 3, 5];
const ROUNDABOUT_VALUES = [0, 3, 8];
const TEMP_BOXES = 11;

/** The houses of a row, without its fences. */
export function cells(row: string): string[] {
  return row.split(' ').filter((word) => word !== '|');
}

function fenced(row: string, place: number): boolean {
  let house = 0;
  for (const word of row.split(' ')) {
    if (word === '|' && house === place) return true;
    if (word !== '|') house += 1;
  }
  return false;
}

const isNumber = (cell: string | undefined): cell is string => cell !== undefined && /^\d/.test(cell);
const valueOf = (cell: string): number => Number.parseInt(cell, 10);

/** Every run rises strictly; a repeated number is a block of neighbours with one house that is no bis. */
export function rises(houses: readonly string[]): boolean {
  return houses
    .join(' ')
    .split('R')
    .every((run) => {
      const words = run.split(' ').filter((word) => word !== '');
      const written = words.map((word, index) => ({ word, index })).filter(({ word }) => isNumber(word));
      const originals = (value: number) =>
        written.filter(({ word }) => valueOf(word) === value && !word.includes('b')).length;
      return written.every(({ word, index }, k) => {
        const before = written[k - 1];
        if (originals(valueOf(word)) !== 1) return false;
        if (before === undefined || valueOf(before.word) < valueOf(word)) return true;
        return valueOf(before.word) === valueOf(word) && before.index === index - 1;
      });
    });
}

export interface NaiveEstate {
  street: number;
  first: number;
  last: number;
  words: string[];
}

export function naiveEstates(rows: readonly string[]): NaiveEstate[] {
  return rows.flatMap((row, index) => {
    let house = 0;
    const found: NaiveEstate[] = [];
    for (const group of row.split(' | ')) {
      const words = group.split(' ');
      const first = house + 1;
      house += words.length;
      if (words.length <= 6 && words.every(isNumber))
        found.push({ street: index + 1, first, last: house, words });
    }
    return found;
  });
}

function countMarks(paper: Paper, mark: string): number {
  return paper.rows.join(' ').split(mark).length - 1;
}

const pick = (values: readonly number[], ticks: number): number =>
  values[Math.min(ticks, values.length - 1)] ?? Number.NaN;

/** The printed figures a total is reckoned with. */
export interface Figures {
  readonly parks: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  readonly pools: readonly number[];
  readonly bis: readonly number[];
  readonly roundabouts: readonly number[];
  readonly refusals: readonly number[];
}

const CLASSIC_FIGURES: Figures = {
  parks: PARKS,
  columns: COLUMNS,
  pools: POOL_VALUES,
  bis: BIS_VALUES,
  roundabouts: ROUNDABOUT_VALUES,
  refusals: REFUSAL_VALUES,
};

/** The total of a sheet, by hand. */
export function naiveTotal(paper: Paper, tempPoints: number, figures: Figures = CLASSIC_FIGURES): number {
  let points = tempPoints;
  for (const value of paper.plans) points += value ?? 0;
  paper.parks.forEach((ticks, index) => (points += pick(figures.parks[index] ?? [], ticks)));
  points += pick(figures.pools, countMarks(paper, '*'));
  for (const { words } of naiveEstates(paper.rows)) {
    points += pick(figures.columns[words.length - 1] ?? [], paper.upgrades[words.length - 1] ?? 0);
  }
  points -= pick(figures.bis, countMarks(paper, 'b'));
  points -= pick(figures.roundabouts, countMarks(paper, 'R'));
  return points - pick(figures.refusals, paper.refusals);
}

export interface Situation {
  readonly paper: Paper;
  readonly before: readonly GameEvent[]; // of this turn, without the deal
  readonly advanced: boolean;
  readonly fencesAndBisFree: boolean; // 2023
  readonly goals: readonly PlanGoal[];
}

function put(row: string, house: number, word: string): string[] {
  const houses = cells(row);
  houses[house - 1] = word;
  return houses;
}

function canPut(paper: Paper, where: { street: number; house: number }, number: number): boolean {
  const row = paper.rows[where.street - 1];
  if (row === undefined || cells(row)[where.house - 1] !== '_') return false;
  return number >= 0 && number <= 17 && rises(put(row, where.house, String(number)));
}

export function canPutAnywhere(paper: Paper, number: number): boolean {
  return paper.rows.some((row, s) =>
    cells(row).some((_, h) => canPut(paper, { street: s + 1, house: h + 1 }, number)),
  );
}

/** Whether the event is allowed next in this turn at the table. */
export function naiveAllows(situation: Situation, event: GameEvent): boolean {
  const { paper, before, advanced } = situation;
  const wrote = before.find((done) => done.type === 'write');
  const decided = wrote !== undefined || before.some(({ type }) => type === 'refusal');
  const claimed = before.some(({ type }) => type === 'claim');
  const effects = ['fence', 'upgrade', 'park', 'pool', 'temp', 'bis', 'skip'];
  const used = before.some(({ type }) => effects.includes(type));
  const shiftOpen = wrote !== undefined && wrote.number !== wrote.card && !used && paper.temps < TEMP_BOXES;
  switch (event.type) {
    case 'write': {
      const shift = Math.abs(event.number - event.card);
      const shiftFine = shift === 0 || (event.effect === 'temp' && shift <= 2);
      return (
        !decided && shiftFine && event.card >= 1 && event.card <= 15 && canPut(paper, event, event.number)
      );
    }
    case 'refusal':
      return !decided && !event.numbers.some((number) => canPutAnywhere(paper, number));
    case 'roundabout': {
      const free = cells(paper.rows[event.street - 1] ?? '')[event.house - 1] === '_';
      return (
        advanced && free && countMarks(paper, 'R') < 2 && !before.some(({ type }) => type === 'roundabout')
      );
    }
    case 'claim':
      return decided && !shiftOpen && naiveClaim(situation, event.plan, event.estates);
    case 'endTurn':
      return decided && !shiftOpen;
    case 'skip':
      return wrote !== undefined && !used && !claimed && !shiftOpen;
    default:
      if (wrote === undefined || used || claimed || event.type !== wrote.effect) return false;
      return naiveEffect(situation, event, wrote);
  }
}

type Wrote = Extract<GameEvent, { type: 'write' }>;

function naiveEffect({ paper, fencesAndBisFree }: Situation, event: GameEvent, wrote: Wrote): boolean {
  switch (event.type) {
    case 'fence': {
      const row = paper.rows[event.street - 1] ?? '';
      const left = cells(row)[event.place - 1];
      const right = cells(row)[event.place];
      if (left === undefined || right === undefined || row === '' || fenced(row, event.place)) return false;
      if (left.includes('!') && right.includes('!')) return false;
      return fencesAndBisFree || !isNumber(left) || !isNumber(right) || valueOf(left) !== valueOf(right);
    }
    case 'upgrade':
      return (paper.upgrades[event.size - 1] ?? 99) < (COLUMNS[event.size - 1]?.length ?? 0) - 1;
    case 'park':
      return (paper.parks[wrote.street - 1] ?? 99) < (PARKS[wrote.street - 1]?.length ?? 0) - 1;
    case 'pool':
      return POOLS[wrote.street - 1]?.includes(wrote.house) === true;
    case 'temp':
      return paper.temps < TEMP_BOXES || wrote.number !== wrote.card;
    case 'bis': {
      const row = paper.rows[event.street - 1] ?? '';
      const original = cells(row)[event.house - 1 + (event.side === 'left' ? -1 : 1)];
      if (cells(row)[event.house - 1] !== '_' || !isNumber(original)) return false;
      return fencesAndBisFree || !fenced(row, event.side === 'left' ? event.house - 1 : event.house);
    }
    default:
      return false;
  }
}

function naiveClaim(
  { paper, goals }: Situation,
  plan: number,
  chosen: readonly { street: number; first: number; last: number }[],
): boolean {
  const goal = goals[plan];
  if (goal === undefined || paper.plans[plan] !== null) return false;
  const all = naiveEstates(paper.rows);
  const taken = chosen.map(({ street, first, last }) =>
    all.find((e) => e.street === street && e.first === first && e.last === last),
  );
  if (new Set(taken).size !== taken.length) return false;
  const found = taken.filter((estate) => estate !== undefined);
  return found.length === taken.length && satisfies(paper, goal, found);
}

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();

/** Whether exactly these estates satisfy the goal. */
export function satisfies(paper: Paper, goal: PlanGoal, chosen: readonly NaiveEstate[]): boolean {
  if (chosen.some(({ words }) => words.join('').includes('!'))) return false;
  const sizes = sorted(chosen.map(({ words }) => words.length));
  const has = (estate: NaiveEstate, mark: string) => estate.words.join('').split(mark).length - 1;
  const circles = (street: number) => (paper.rows[street - 1] ?? '').split('R').length - 1;
  switch (goal.kind) {
    case 'estates':
      return sizes === sorted(goal.sizes);
    case 'streetEstates':
      return sizes === sorted(goal.sizes) && chosen.every(({ street }) => street === goal.street);
    case 'oneStreetEstates': {
      const [street, another] = [...new Set(chosen.map((estate) => estate.street))];
      return (
        sizes === sorted(goal.sizes) && another === undefined && circles(street ?? 0) >= goal.roundabouts
      );
    }
    case 'estatesWith':
      return (
        sizes === sorted(goal.sizes) &&
        chosen.every((e) => has(e, '*') >= goal.pools && has(e, 'b') >= goal.bis)
      );
    case 'endEstates': {
      const ends = paper.rows.flatMap((row, index) => [
        `${index + 1}/1`,
        `${index + 1}/${cells(row).length}`,
      ]);
      const covered = chosen.map(({ street, first }) => `${street}/${first}`);
      return (
        goal.size === 1 &&
        ends.length === covered.length &&
        ends.every((end) => covered.includes(end)) &&
        sizes === sorted(ends.map(() => 1))
      );
    }
    default:
      return chosen.length === 0 && boxesSatisfy(paper, goal);
  }
}

function boxesSatisfy(paper: Paper, goal: PlanGoal): boolean {
  const rows = paper.rows.map(cells);
  const parksDone = paper.parks.map((ticks, index) => ticks === (PARKS[index]?.length ?? 0) - 1);
  const poolsDone = rows.map((row) => row.join('').split('*').length - 1 === 3);
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  switch (goal.kind) {
    case 'fullStreet':
      return rows[goal.street - 1]?.every((cell) => cell !== '_' && !cell.includes('!')) === true;
    case 'streetEnds':
      return rows.every((row) =>
        [row.at(0), row.at(-1)].every((cell) => cell !== '_' && cell?.includes('!') === false),
      );
    case 'parksAndPoolsOfStreet':
      return parksDone[goal.street - 1] === true && poolsDone[goal.street - 1] === true;
    case 'allParksOfStreets':
      return parksDone.filter(Boolean).length >= goal.streets;
    case 'allPoolsOfStreets':
      return poolsDone.filter(Boolean).length >= goal.streets;
    case 'parksPoolsAndRoundaboutInOneStreet':
      return rows.some(
        (row, index) => parksDone[index] === true && poolsDone[index] === true && row.includes('R'),
      );
    case 'temps':
      return paper.temps >= goal.count;
    case 'bisInOneStreet':
      return rows.some((row) => row.filter((cell) => cell.includes('b')).length >= goal.count);
    case 'parksTotal':
      return total(paper.parks) >= goal.count;
    case 'parksEveryStreet':
      return Math.min(...paper.parks) >= goal.count;
    case 'upgradesTotal':
      return total(paper.upgrades) >= goal.count;
    case 'upgradeColumnsFull':
      return (
        paper.upgrades.filter((ticks, index) => ticks === (COLUMNS[index]?.length ?? 0) - 1).length >=
        goal.count
      );
    default:
      return false;
  }
}

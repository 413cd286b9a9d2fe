import { EFFECTS } from '../../src/rules/types';
import { below, randomFrom, type Random } from '../../src/rules/random';
import type { GameFacts } from '../../src/game/facts';
import { facetsOf, statisticsOf } from '../../src/game/statistics';
import { CATEGORIES, type Line, type Played } from '../../src/game/statistics/rows';
import { binsOf, spreadOf } from '../../src/game/statistics/spread';

const PEOPLE = [
  ['p-ada', 'Ada'],
  ['p-bo', 'Bo'],
  ['p-cy', 'Cy'],
  [null, 'Guest'],
] as const;
const DAY = 86_400_000;
const START = new Date(2020, 0, 1, 12).getTime();

function lineOf([playerId, name]: (typeof PEOPLE)[number], random: Random): Line {
  const points = CATEGORIES.map((category) =>
    category === 'penalties' ? -below(random, 9) : below(random, 40),
  );
  const total = points.reduce((a, b) => a + b, 0);
  const known = below(random, 10);
  return {
    playerId,
    name,
    place: null,
    total: known === 0 ? null : total,
    points: known < 3 ? null : points,
  };
}

function factsOf(own: Line, random: Random): GameFacts {
  const points = own.points ?? [];
  const chosen = EFFECTS.map(() => below(random, 8));
  return {
    points: (own.total ?? 0) - (points[3] ?? 0),
    turns: 20 + below(random, 15),
    refusals: below(random, 4),
    roundabouts: below(random, 3),
    chosen,
    used: chosen.map((count) => below(random, count + 1)),
    first: below(random, 4),
    later: below(random, 2),
    opponent: null,
    level: null,
    rival: null,
    verdict: null,
  };
}

/** Games of every kind, as chance will have them. */
function gamesOf(count: number, seed: string): Played[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const mode = ['table', 'solo', 'aaa', 'expert'][below(random, 4)] ?? 'table';
    const alone = mode === 'solo' || mode === 'aaa';
    const start = below(random, 3);
    const seats = PEOPLE.slice(alone ? 0 : start, alone ? 1 : start + 1 + below(random, 3));
    const people = seats.map((person) => lineOf(person, random));
    const own = people[0];
    const log = below(random, 4) > 0 && own?.points && own.total !== null ? factsOf(own, random) : null;
    const rival = below(random, 120);
    const lead = (own?.total ?? 0) - rival;
    const marge: Line = { playerId: null, name: 'Marge', total: rival, place: null, points: null };
    const finishedAt = START + index * DAY;
    return {
      id: `g${index}`,
      town: `Town ${index}`,
      edition: mode === 'aaa' ? '2023' : '2018',
      mode,
      advanced: below(random, 2) === 0,
      createdAt: finishedAt - (10 + below(random, 900)) * 60_000,
      finishedAt,
      year: new Date(finishedAt).getFullYear(),
      facts:
        mode === 'aaa' && log
          ? {
              ...log,
              opponent: 'Marge',
              level: 1,
              rival,
              verdict: lead > 0 ? 'player' : lead < 0 ? 'aaa' : 'shared',
            }
          : log,
      lines: mode === 'aaa' ? [...people, marge] : people,
    };
  });
}

/** A second reckoning, as slow and as plain as can be. */
function naive(games: readonly Played[], person: string) {
  const mine = games.flatMap((game) => {
    const people = game.mode === 'aaa' ? game.lines.filter(({ name }) => name !== 'Marge') : game.lines;
    return people.filter(({ playerId }) => playerId === person).map((line) => ({ game, line }));
  });
  const totals = mine.map(({ line }) => line.total).filter((total) => total !== null);
  const sorted = [...totals].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const results = mine.map(({ game, line }) => {
    if (game.mode === 'aaa') {
      const against = game.facts?.rival ?? game.lines.find(({ name }) => name === 'Marge')?.total ?? null;
      if (line.total === null || against === null) return null;
      return line.total > against ? 'won' : 'not';
    }
    if (game.lines.length === 1 || game.lines.some(({ total }) => total === null)) return null;
    return game.lines.every((other) => (other.total ?? 0) <= (line.total ?? 0)) ? 'won' : 'not';
  });
  const letters = results
    .filter((result) => result !== null)
    .map((result) => (result === 'won' ? 'w' : 'l'))
    .join('');
  const own = mine.flatMap(({ game, line }) => (game.lines[0] === line && game.facts ? [game.facts] : []));
  const bo = mine.flatMap(({ game, line }) =>
    game.lines
      .filter(({ playerId }) => playerId === 'p-bo')
      .map((other) => [line.total, other.total] as const),
  );
  const both = bo.filter(([a, b]) => a !== null && b !== null).map(([a, b]) => (a ?? 0) - (b ?? 0));
  return {
    games: mine.length,
    count: totals.length,
    average: totals.reduce((a, b) => a + b, 0) / totals.length,
    median: ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2,
    best: sorted.at(-1),
    won: letters.split('w').length - 1,
    decided: letters.length,
    longest: Math.max(...letters.split('l').map((run) => run.length)),
    now: letters.split('l').at(-1)?.length,
    plansAverage: meanOf(mine.flatMap(({ line }) => (line.points ? [line.points[0] ?? 0] : []))),
    refusals: own.reduce((all, { refusals }) => all + refusals, 0),
    first: own.reduce((all, { first }) => all + first, 0),
    chosenFences: own.reduce((all, { chosen }) => all + (chosen[0] ?? 0), 0),
    usedBis: own.reduce((all, { used }) => all + (used[5] ?? 0), 0),
    turns: meanOf(own.map(({ turns }) => turns)),
    metBo: bo.length,
    marginToBo: meanOf(both),
    bestSolo: Math.max(...mine.filter(({ game }) => game.mode === 'solo').map(({ line }) => line.total ?? 0)),
  };
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;

test.each(['lark', 'finch', 'wren'])('every figure agrees with a second reckoning (%s)', (seed) => {
  const games = gamesOf(400, seed);
  for (const [person] of PEOPLE.slice(0, 3)) {
    if (person === null) continue;
    const found = statisticsOf(games, { person });
    const bo = found.duels.find(({ key }) => key === 'p-bo');
    expect({
      games: found.games,
      count: found.totals?.count,
      average: found.totals?.average,
      median: found.totals?.median,
      best: found.totals?.most,
      won: found.won,
      decided: found.decided,
      longest: found.streak.longest,
      now: found.streak.now,
      plansAverage: found.categories[0]?.spread.average,
      refusals: found.refusals,
      first: found.plans.first,
      chosenFences: found.effects[0]?.chosen,
      usedBis: found.effects[5]?.used,
      turns: found.turns?.average ?? null,
      metBo: person === 'p-bo' ? naive(games, person).metBo : (bo?.games ?? 0),
      marginToBo: person === 'p-bo' ? naive(games, person).marginToBo : (bo?.margin ?? null),
      bestSolo: Math.max(...found.solo.map(({ best }) => best[0]?.value ?? 0)),
    }).toEqual(naive(games, person));
  }
});

test('filters let through what they say, and nothing else', () => {
  const games = gamesOf(200, 'robin');
  const { editions, modes, players, years } = facetsOf(games);
  expect([...editions]).toEqual(['2018', '2023']);
  expect([...modes].sort()).toEqual(['aaa', 'expert', 'solo', 'table']);
  expect([...years]).toEqual([2020]);
  for (const edition of editions)
    expect(statisticsOf(games, { edition }).games).toBe(
      games.filter((game) => game.edition === edition).length,
    );
  for (const mode of modes)
    expect(statisticsOf(games, { mode }).games).toBe(games.filter((game) => game.mode === mode).length);
  const all = players.reduce((sum, count) => sum + statisticsOf(games, { players: count }).games, 0);
  expect(all).toBe(games.length);
  expect(statisticsOf(games, { year: 1999 })).toMatchObject({
    games: 0,
    totals: null,
    bins: [],
    records: [],
  });
});

test('everyone is counted, AAA is nobody', () => {
  const games = gamesOf(200, 'swift');
  const { people, totals, duels } = statisticsOf(games, {});
  expect(people.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo', 'Cy', 'Guest']);
  const lines = games.flatMap(({ lines }) =>
    lines.filter(({ name, total }) => name !== 'Marge' && total !== null),
  );
  expect(totals?.count).toBe(lines.length);
  expect(duels).toEqual([]);
});

test('wins against AAA, per card and level, with the margin', () => {
  const base = gamesOf(300, 'dove').filter(
    ({ mode, facts, lines }) => mode === 'aaa' && facts && lines[0]?.total !== null,
  );
  const [marge] = statisticsOf(base, { person: 'p-ada' }).opponents;
  const margins = base.map(({ facts, lines }) => (lines[0]?.total ?? 0) - (facts?.rival ?? 0));
  expect(marge).toMatchObject({
    name: 'Marge',
    level: 1,
    games: base.length,
    won: margins.filter((margin) => margin > 0).length,
    lost: margins.filter((margin) => margin < 0).length,
  });
  expect(marge?.margin).toBeCloseTo(meanOf(margins) ?? 0, 9);
});

test('records lead to the game that holds them, and the first to set one keeps it', () => {
  const line = (total: number): Line => ({
    playerId: 'p-ada',
    name: 'Ada',
    total,
    place: null,
    points: null,
  });
  const [base] = gamesOf(1, 'x');
  if (base === undefined) throw new Error('no game');
  const games = [70, 90, 90, 40].map((total, index): Played => ({
    ...base,
    id: `r${index}`,
    mode: 'table',
    facts: null,
    lines: [line(total)],
  }));
  const { records } = statisticsOf(games, { person: 'p-ada' });
  expect(records.map(({ kind, value, id }) => [kind, value, id])).toEqual([
    ['most', 90, 'r1'],
    ['least', 40, 'r3'],
  ]);
});

test.each([
  [[], []],
  [[7], [[7, 8, 1]]],
  [
    [40, 44, 45, 105],
    [
      [40, 45, 2],
      [45, 50, 1],
      [100, 105, 0],
      [105, 110, 1],
    ],
  ],
  [
    [-3, 4],
    [
      [-3, -2, 1],
      [4, 5, 1],
    ],
  ],
])('bars of %j stand on round numbers', (values, expected) => {
  const bins = binsOf(values).map(({ from, to, count }) => [from, to, count]);
  for (const bin of expected) expect(bins).toContainEqual(bin);
  expect(bins.length).toBeLessThanOrEqual(14);
  expect(bins.reduce((sum, [, , count = 0]) => sum + count, 0)).toBe(values.length);
});

test('the middle half of a list', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({
    count: 4,
    least: 1,
    low: 1.75,
    median: 2.5,
    high: 3.25,
    most: 4,
    average: 2.5,
  });
  expect(spreadOf([])).toBeNull();
});

import fc from 'fast-check';
import { replay } from '../../src/game/log';
import { apply, startGame } from '../../src/rules/apply';
import { estates } from '../../src/rules/estates';
import type { EstateRef, GameEvent } from '../../src/rules/events';
import { sheetFault } from '../../src/rules/faults';
import {
  claimChoices,
  effectChoices,
  legalHouses,
  legalNumbers,
  legalRanges,
  legalWrites,
  roundaboutChoices,
} from '../../src/rules/legal';
import { planMatches } from '../../src/rules/plans';
import { problem, problemInTurn } from '../../src/rules/problem';
import { score, sum } from '../../src/rules/score';
import { parseStreet } from '../../src/rules/notation';
import type { Game } from '../../src/rules/state';
import { EFFECTS, SIDES, type Effect } from '../../src/rules/types';
import { ways } from '../../src/rules/ways';
import {
  canPutAnywhere,
  cells,
  naiveAllows,
  naiveEstates,
  naiveTotal,
  rises,
  satisfies,
  type NaiveEstate,
  type Situation,
} from './naive';
import { anyGame, paperOf } from './random-games';

/** Every event that could be meant, allowed or not, places beyond the sheet included. */
function universe(game: Game, card: number, effect: Effect): GameEvent[] {
  const found: GameEvent[] = [
    ...(['temp', 'park', 'pool', 'skip', 'endTurn'] as const).map((type) => ({ type })),
    { type: 'refusal', numbers: [card, (card % 15) + 1, 8] },
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((size): GameEvent => ({ type: 'upgrade', size })),
  ];
  for (let street = 0; street <= 4; street += 1) {
    for (let house = 0; house <= 13; house += 1) {
      found.push({ type: 'fence', street, place: house }, { type: 'roundabout', street, house });
      for (const side of SIDES) found.push({ type: 'bis', street, house, side });
      for (let number = card - 3; number <= card + 3; number += 1)
        found.push({ type: 'write', card, effect, street, house, number });
    }
  }
  return [...found, ...claims(game)];
}

const ref = ({ street, first, last }: EstateRef): EstateRef => ({ street, first, last });

/** Some claims that are right, and the same with one estate more, less, or another. */
function claims(game: Game): GameEvent[] {
  const all = estates(game.sheet).map(ref);
  return game.setup.plans.flatMap(({ goal }, plan) => {
    const found: EstateRef[][] = [[], all.slice(0, 1), all.slice(0, 2), all];
    let seen = 0;
    for (const way of ways(planMatches(game.sheet, goal))) {
      const right = way.map(ref);
      found.push(
        right,
        right.slice(1),
        [...right, ...all.slice(0, 1)],
        [...right.slice(1), ...all.slice(-1)],
      );
      if ((seen += 1) === 5) break;
    }
    return found.map((chosen): GameEvent => ({ type: 'claim', plan, estates: chosen }));
  });
}

function situations(
  setup: Game['setup'],
  events: readonly GameEvent[],
): { game: Game; situation: Situation }[] {
  const found: { game: Game; situation: Situation }[] = [];
  let before: GameEvent[] = [];
  let game = startGame(setup);
  for (const event of events) {
    const started = event.type === 'deal' ? [] : [...before];
    if (event.type !== 'deal') {
      const { rules, plans } = setup;
      const goals = plans.map(({ goal }) => goal);
      const rest = {
        before: started,
        advanced: rules.roundabouts,
        fencesAndBisFree: rules.bisAcrossFence,
        goals,
      };
      found.push({
        game: { ...game, turn: { ...game.turn, cards: null } },
        situation: { paper: paperOf(game.sheet), ...rest },
      });
    }
    before = event.type === 'deal' || event.type === 'endTurn' ? [] : [...before, event];
    game = apply(game, event);
  }
  return found;
}

const tables = ['table2018', 'table2023'];

test('the judge allows exactly what a naive reading of the rules allows', () => {
  fc.assert(
    fc.property(
      anyGame(tables),
      fc.integer({ min: 1, max: 15 }),
      fc.constantFrom(...EFFECTS),
      fc.nat(9),
      (played, card, effect, offset) => {
        situations(played.setup, played.events).forEach(({ game, situation }, index) => {
          if (index % 10 !== offset) return;
          for (const event of universe(game, card, effect)) {
            const allowed = problemInTurn(game, event) === null;
            if (allowed !== naiveAllows(situation, event)) {
              throw new Error(
                `${JSON.stringify(event)} ${allowed ? 'allowed' : 'refused'} on ${JSON.stringify(situation)}`,
              );
            }
          }
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('what the legal helpers list is what the judge allows, no more and no less', () => {
  fc.assert(
    fc.property(
      anyGame(tables),
      fc.integer({ min: 1, max: 15 }),
      fc.constantFrom(...EFFECTS),
      fc.nat(9),
      (played, card, effect, offset) => {
        situations(played.setup, played.events).forEach(({ game }, index) => {
          if (index % 10 !== offset) return;
          const allowed = universe(game, card, effect).filter((event) => problemInTurn(game, event) === null);
          const of = (...types: string[]) =>
            allowed
              .filter(({ type }) => types.includes(type))
              .map((event) => JSON.stringify(event))
              .sort();
          const listed = (events: readonly GameEvent[]) =>
            events.map((event) => JSON.stringify(event)).sort();
          expect(listed(effectChoices(game))).toEqual(of(...EFFECTS));
          expect(listed(roundaboutChoices(game))).toEqual(of('roundabout'));
          if (game.turn.written !== null || game.turn.refused) {
            const claimable = claimChoices(game).map(({ plan }) => plan);
            expect(
              [...new Set(allowed.flatMap((event) => (event.type === 'claim' ? [event.plan] : [])))].sort(),
            ).toEqual(claimable);
            return;
          }
          expect(claimChoices(game)).toEqual([]);
          expect(listed(legalWrites(game.sheet, card, effect))).toEqual(of('write'));
          const inRanges = legalRanges(game.sheet, card, effect).reduce(
            (all, { first, last }) => all + last - first + 1,
            0,
          );
          expect(inRanges).toBe(of('write').length);
        });
      },
    ),
    { numRuns: 30 },
  );
});

test('the numbers of a house and the houses of a number are two views of one thing', () => {
  fc.assert(
    fc.property(anyGame(), ({ setup, events }) => {
      const replayed = replay({ setup, events: events.slice(0, Math.floor(events.length / 2)) });
      if (!replayed.ok) throw new Error(replayed.problem.code);
      const { sheet } = replayed.game;
      const spots = sheet.streets.flatMap((row, s) =>
        row.houses.map((_, h) => ({ street: s + 1, house: h + 1 })),
      );
      const numbers = spots.map((spot) => ({ spot, fitting: legalNumbers(sheet, spot) }));
      for (let number = -1; number <= 18; number += 1) {
        const houses = legalHouses(sheet, number);
        expect(numbers.flatMap(({ spot, fitting }) => (fitting.includes(number) ? [spot] : []))).toEqual(
          houses,
        );
        expect(houses.length > 0).toBe(number >= 0 && number <= 17 && canPutAnywhere(paperOf(sheet), number));
      }
    }),
    { numRuns: 15 },
  );
});

test('every event of a played game is allowed, and the sheet is never an illegal one', () => {
  fc.assert(
    fc.property(anyGame(), ({ setup, events }) => {
      let game = startGame(setup);
      for (const event of events) {
        const refused = problem(game, event);
        game = apply(game, event);
        const sound =
          sheetFault(game.sheet, setup.rules) === null &&
          paperOf(game.sheet).rows.every((row) => rises(cells(row)));
        if (refused !== null || !sound)
          throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(refused ?? paperOf(game.sheet))}`);
      }
    }),
    { numRuns: 40 },
  );
});

test('the total is the sum of the lines and what a naive reckoning finds', () => {
  fc.assert(
    fc.property(anyGame(), fc.constantFrom(0, 1, 4, 7), (played, temps) => {
      const replayed = replay(played);
      if (!replayed.ok) throw new Error(replayed.problem.code);
      const { sheet } = replayed.game;
      const { plans, parks, pools, estates: sizes, bis, roundabouts, refusals, total } = score(sheet, temps);
      expect(total).toBe(sum(plans) + sum(parks) + pools + temps + sum(sizes) + bis + roundabouts + refusals);
      expect(total).toBe(naiveTotal(paperOf(sheet), temps));
    }),
    { numRuns: 100 },
  );
});

test('the score is a function of what the sheet shows, not of how it came about', () => {
  fc.assert(
    fc.property(anyGame(), (played) => {
      const replayed = replay(played);
      if (!replayed.ok) throw new Error(replayed.problem.code);
      const { sheet } = replayed.game;
      const copied = paperOf(sheet).rows.map((row) => {
        const parsed = parseStreet(row);
        if (!parsed.ok) throw new Error(row);
        return parsed.street;
      });
      expect(copied).toEqual(sheet.streets);
      expect(score({ ...sheet, streets: copied }, 4)).toEqual(score(sheet, 4));
    }),
    { numRuns: 60 },
  );
});

function subsets(list: readonly NaiveEstate[]): NaiveEstate[][] {
  return list.reduce<NaiveEstate[][]>((all, one) => [...all, ...all.map((set) => [...set, one])], [[]]);
}

test('the ways of a plan are exactly the sets of estates that satisfy it', () => {
  fc.assert(
    fc.property(anyGame(tables), ({ setup, events }) => {
      const replayed = replay({ setup, events });
      if (!replayed.ok) throw new Error(replayed.problem.code);
      const { sheet } = replayed.game;
      const paper = paperOf(sheet);
      const all = naiveEstates(paper.rows);
      if (all.length > 12) return;
      const key = (set: readonly EstateRef[]) =>
        set
          .map(({ street, first }) => street * 100 + first)
          .sort((a, b) => a - b)
          .join();
      for (const { goal } of setup.plans) {
        const matches = planMatches(sheet, goal);
        const found = [...ways(matches)].map(key);
        const expected = subsets(all)
          .filter((set) => satisfies(paper, goal, set))
          .map(key);
        expect([...found].sort()).toEqual(expected.sort());
        expect(matches.count).toBe(expected.length);
      }
    }),
    { numRuns: 120 },
  );
});

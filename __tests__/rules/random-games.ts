import fc from 'fast-check';
import { EDITIONS } from '../../src/editions';
import type { EditionId, PlanRow } from '../../src/editions/types';
import { randomPlayer } from '../../src/game/bots';
import type { GameRecord } from '../../src/game/log';
import { playout } from '../../src/game/playout';
import { setupFor, soloPlay } from '../../src/game/setup';
import { at } from '../../src/rules/at';
import { formatStreet } from '../../src/rules/notation';
import { randomFrom } from '../../src/rules/random';
import type { Sheet } from '../../src/rules/state';
import type { PlanCard, Play } from '../../src/rules/types';
import type { Paper } from './naive';
import { OPPONENT } from './rows/alone';

export function paperOf(sheet: Sheet): Paper {
  const { parks, upgrades, temps, refusals, plans } = sheet;
  return { rows: sheet.streets.map(formatStreet), parks, upgrades, temps, refusals, plans };
}

/** Points that no public source gives are made up here; only the goals matter. */
function card({ stack, goal, first, later }: PlanRow): PlanCard {
  return { stack, goal, first: first ?? 9, later: later ?? 5 };
}

function plansOf(edition: EditionId, picks: readonly number[]): PlanCard[] {
  const { plans, stacks } = EDITIONS[edition];
  return stacks.map((stack, index) => {
    const rows = plans.filter((row) => row.stack === stack);
    return card(at(rows, at(picks, index) % rows.length));
  });
}

export const PLAYS: Readonly<Record<string, readonly [EditionId, Play]>> = {
  table2018: ['2018', { kind: 'table' }],
  table2023: ['2023', { kind: 'table' }],
  solo: ['2018', soloPlay(EDITIONS['2018']) ?? { kind: 'table' }],
  aaa: ['2023', { kind: 'aaa', opponent: OPPONENT }],
};

/** Whole games by the random player, in every way to play the app deals for. */
export function anyGame(kinds: readonly string[] = Object.keys(PLAYS)): fc.Arbitrary<GameRecord> {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      advanced: fc.boolean(),
      picks: fc.array(fc.nat(27), { minLength: 3, maxLength: 3 }),
      seed: fc.string({ maxLength: 6 }),
    })
    .map(({ kind, advanced, picks, seed }) => {
      const [edition, play] = PLAYS[kind] ?? at(Object.values(PLAYS), 0);
      const setup = setupFor({ edition, advanced, plans: plansOf(edition, picks), play, seed });
      return playout(setup, randomPlayer, randomFrom(`bot ${seed}`));
    });
}

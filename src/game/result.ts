import { estateCounts } from '../rules/estates';
import { tempPoints } from '../rules/ranking';
import { score, sum, type Score } from '../rules/score';
import type { Game } from '../rules/state';
import {
  aaaResult,
  aaaScore,
  aaaTempPoints,
  levelZeroTempPoints,
  type AaaResult,
  type AaaScore,
} from './aaa';
import { soloTempPoints } from './solo';

/** The player's score as of now; `others` are the temps of the other players at the table. */
export function scoreOf(game: Game, others: readonly number[]): Score {
  return score(game.sheet, ownTempPoints(game, others));
}

function ownTempPoints({ setup, sheet, rival }: Game, others: readonly number[]): number {
  const { play } = setup;
  const values = sheet.def.tempPoints;
  switch (play.kind) {
    case 'solo':
      return soloTempPoints(sheet.temps, play);
    case 'aaa':
      return play.opponent.level0Places === null
        ? aaaTempPoints(rival.pile, sheet.temps, values).player
        : levelZeroTempPoints(sheet.temps, play.opponent.level0Places, values);
    default:
      return tempPoints([sheet.temps, ...others], values)[0] ?? 0;
  }
}

export interface AaaOutcome {
  readonly aaa: AaaScore;
  readonly player: Score;
  readonly result: AaaResult;
}

/** The comparison with AAA, or null where there is none: in other games and at level 0 (R11.8). */
export function aaaOutcome(game: Game): AaaOutcome | null {
  const { play } = game.setup;
  if (play.kind !== 'aaa' || play.opponent.level0Places !== null) return null;
  const { pile, plans } = game.rival;
  const ranked = aaaTempPoints(pile, game.sheet.temps, game.sheet.def.tempPoints).aaa;
  const aaa = aaaScore(pile, play.opponent, { plans: sum(plans.map((value) => value ?? 0)), ranked });
  const player = scoreOf(game, []);
  const sides = { total: player.total, estates: sum(estateCounts(game.sheet)) };
  return { aaa, player, result: aaaResult(sides, { total: aaa.total, estates: aaa.groups }) };
}

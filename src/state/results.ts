import { aaaOutcome, scoreOf } from '../game/result';
import { estateCounts } from '../rules/estates';
import { score } from '../rules/score';
import type { Game } from '../rules/state';
import type { Player, PlayerResult } from '../storage/types';

const OPEN: Omit<PlayerResult, 'playerId' | 'name'> = {
  total: null,
  place: null,
  temps: null,
  estates: null,
  breakdown: null,
};

/** A seat at the table before anything is known of its points. */
export function seat(playerId: string | null, name: string): PlayerResult {
  return { playerId, name, ...OPEN };
}

/** The table at the end of a game: this phone's own line is known, AAA's too; the others are entered later. */
export function finalResults(
  game: Game,
  seats: readonly PlayerResult[],
  players: readonly Player[],
): readonly PlayerResult[] {
  const me = players.find(({ isMe }) => isMe);
  const here = seats.length > 0 ? seats : [seat(me?.id ?? null, me?.name ?? '')];
  const own = Math.max(
    0,
    here.findIndex(({ playerId }) => playerId !== null && playerId === me?.id),
  );
  const lines = here.map((line, i) => (i === own ? { ...line, ...ownLine(game, line) } : line));
  return withRival(game, lines, own);
}

/** AAA sits at the table like everybody else, under the name of its card. */
function withRival(game: Game, lines: readonly PlayerResult[], own: number): readonly PlayerResult[] {
  const outcome = aaaOutcome(game);
  if (outcome === null) return lines;
  const rival = { total: outcome.aaa.total };
  const place = lines.findIndex(({ playerId }, i) => i !== own && playerId === null);
  if (place < 0) return [...lines, { ...seat(null, 'AAA'), ...rival }];
  return lines.map((line, i) => (i === place ? { ...line, ...rival } : line));
}

/** At a table of several the rank of the temps is known only when all have told theirs (R8.4). */
function ownLine(game: Game, before: PlayerResult): Omit<PlayerResult, 'playerId' | 'name'> {
  const alone = game.setup.play.kind === 'solo' || game.setup.play.kind === 'aaa';
  const breakdown = alone ? scoreOf(game, []) : score(game.sheet, before.breakdown?.temps ?? 0);
  return {
    total: breakdown.total,
    place: before.place,
    temps: game.sheet.temps,
    estates: estateCounts(game.sheet),
    breakdown,
  };
}

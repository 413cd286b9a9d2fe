import { scoreOf } from '../game/result';
import {
  allSizes,
  finalTable,
  NO_ENTRY,
  tempsOf,
  type Entry,
  type FinalTable,
  type Seat,
} from '../game/table';
import { gameOn } from '../rules/apply';
import type { Game } from '../rules/state';
import type { Setup } from '../rules/types';
import type { LoadedGame, PlayerResult } from '../storage/types';

/** Somebody at the table of a finished game, with what was entered. */
export interface TablePlayer {
  readonly playerId: string | null; // null: a guest
  readonly name: string;
  readonly entry: Entry;
}

/** A finished game as far as its points are concerned. */
export interface Finished {
  readonly setup: Setup;
  readonly game: Game; // at its end
}

/** Null: there is nothing to count. */
export function finishedOf(loaded: LoadedGame): Finished | null {
  if (loaded.header.status !== 'finished' || loaded.state === 'broken') return null;
  if (loaded.state === 'playable') return { setup: loaded.timeline.setup, game: loaded.timeline.game };
  return { setup: loaded.setup, game: gameOn(loaded.setup, loaded.sheet) };
}

/** Alone there is no table: the card decides about temps. */
export const playsAlone = ({ play }: Setup): boolean => play.kind === 'solo' || play.kind === 'aaa';

/** Who sat there. Results from before anything was entered by hand tell as much as they know. */
export function playersOf(results: readonly PlayerResult[], me: string | null): readonly TablePlayer[] {
  const own = ownSeat(results, me);
  return results.map((result, seat) => ({
    playerId: result.playerId,
    name: result.name,
    entry: seat === own ? { ...(result.entry ?? NO_ENTRY), own: true } : (result.entry ?? entryOf(result)),
  }));
}

/** Whose town it is: as noted, else mine, else that of the first whose lines are known. */
function ownSeat(results: readonly PlayerResult[], me: string | null): number {
  const noted = results.findIndex(({ entry }) => entry?.own === true);
  if (noted >= 0) return noted;
  const mine = results.findIndex(({ playerId }) => playerId !== null && playerId === me);
  return mine >= 0
    ? mine
    : Math.max(
        0,
        results.findIndex(({ breakdown }) => breakdown !== null),
      );
}

function entryOf({ total, temps }: PlayerResult): Entry {
  return { ...NO_ENTRY, told: temps === null ? 'total' : 'temps', total, temps, tempsIn: total !== null };
}

export function seatsOf({ setup, game }: Finished, players: readonly TablePlayer[]): readonly Seat[] {
  const alone = playsAlone(setup) ? { tempPoints: scoreOf(game, []).temps } : {};
  return players.map(({ entry }) => ({ entry, sheet: entry.own ? game.sheet : null, ...alone }));
}

export function tableOf(finished: Finished, players: readonly TablePlayer[]): FinalTable {
  return finalTable(finished.setup, seatsOf(finished, players));
}

/** The table as it is kept. */
export function resultsOf(finished: Finished, players: readonly TablePlayer[]): readonly PlayerResult[] {
  const seats = seatsOf(finished, players);
  const { lines } = finalTable(finished.setup, seats);
  return players.map(({ playerId, name, entry }, index): PlayerResult => {
    const line = lines[index];
    const seat = seats[index];
    return {
      playerId,
      name,
      total: line?.total ?? null,
      place: players.length > 1 ? (line?.place ?? null) : null,
      temps: seat ? tempsOf(seat) : null,
      estates: seat ? allSizes(seat) : null,
      breakdown: line?.score ?? null,
      entry,
    };
  });
}

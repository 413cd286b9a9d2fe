import type { TFunction } from 'i18next';

import type { FinishedGame } from '../../src/game/share/history';
import { nameOf } from '../history/words';

/** Whoever never told a name still has one in files for others. */
export function named(t: TFunction, game: FinishedGame): FinishedGame {
  return { ...game, players: game.players.map((line) => ({ ...line, name: nameOf(t, line) })) };
}

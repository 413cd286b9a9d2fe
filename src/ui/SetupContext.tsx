import { createContext } from 'react';

import { memoryBox, type BoxKeeper } from '../state/box';
import { memoryPlayers, type PlayersKeeper } from '../state/players';
import type { TableDevice } from '../state/tableDevice';

/** What New game, My box and Players need from the device. Their stores are made when a screen first asks for them. */
export interface Surroundings {
  readonly device: TableDevice;
  readonly boxKeeper: BoxKeeper;
  readonly playersKeeper: PlayersKeeper;
  readonly newId: () => string; // also the seed of every draw
}

/** Everything in memory, for as long as the app runs. */
export function memorySurroundings(): Surroundings {
  const texts = new Map<string, string>();
  let count = 0;
  return {
    device: { read: (key) => texts.get(key) ?? null, write: (key, text) => void texts.set(key, text) },
    boxKeeper: memoryBox(),
    playersKeeper: memoryPlayers(),
    newId: () => `${(count += 1)}`,
  };
}

export const SetupContext = createContext<Surroundings>(memorySurroundings());

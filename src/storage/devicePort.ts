import type { Connection } from './port';

/** What a screen may have to say while the database is being opened. */
export const OPENINGS = ['opening', 'waitingForOtherTab'] as const;
export type Opening = (typeof OPENINGS)[number];

export interface Device {
  readonly connection: Connection;
  readonly persistent: boolean; // false: in memory, until the tab is closed
}

export type OpenDevice = (tell: (opening: Opening) => void) => Promise<Device>;

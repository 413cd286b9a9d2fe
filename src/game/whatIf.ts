import type { GameRecord } from './log';
import type { Moment } from './moments';
import { LONGEST_NAME } from './names';

/** The game as it was at a moment, to be played on differently; the one it comes from is not touched. */
export function upTo({ setup, events }: GameRecord, moment: Moment): GameRecord {
  return { setup, events: events.slice(0, moment.events) };
}

/** "Maple Bend" → "Maple Bend 2" → "Maple Bend 3" */
export function sequelName(town: string): string {
  const [, name = town, number = '1'] = /^(.*\S) (\d{1,3})$/.exec(town) ?? [];
  const next = ` ${Number(number) + 1}`;
  return `${[...name].slice(0, LONGEST_NAME - next.length).join('')}${next}`;
}

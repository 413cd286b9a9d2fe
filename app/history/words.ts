import type { TFunction } from 'i18next';

import { MODES } from '../../src/state/tableDraft';
import type { GameFault, GameHeader, PlayerResult } from '../../src/storage/types';
import { whyNot } from '../../src/ui/sheet/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "AAA"; a broken record may name a way to play we do not know. */
export function modeName(t: TFunction, mode: string): string {
  const known = MODES.find((one) => one === mode);
  return known ? t(`table.modes.${known}`) : mode;
}

/** "Table 2018" */
export function kindName(t: TFunction, { mode, edition }: Pick<GameHeader, 'mode' | 'edition'>): string {
  return `${modeName(t, mode)} ${edition}`.trim();
}

type DateForm = 'day' | 'month' | 'whole' | 'moment';
const DATE_FORMS: Readonly<Record<DateForm, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  whole: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
};

export function dateWords(language: string, time: number, form: DateForm): string {
  return new Date(time).toLocaleString(language, DATE_FORMS[form]);
}

/** "June 2026"; a title begins with a capital, also where months do not. */
export function monthTitle(language: string, time: number): string {
  const words = dateWords(language, time, 'month');
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** From the first mark to the end; a game may well lie on the table for days. */
export function durationWords(t: TFunction, lasted: number): string {
  const minutes = Math.max(1, Math.round(lasted / MINUTE));
  if (lasted >= 2 * DAY) return t('record.days', { count: Math.round(lasted / DAY) });
  if (minutes < 60) return t('record.minutes', { count: minutes });
  return t('record.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Points as on the paper: a true minus before penalties. */
export function figure(value: number | null): string {
  if (value === null) return '–';
  return value < 0 ? `−${-value}` : String(value);
}

/** Why a kept game cannot be opened, in one plain sentence. */
export function faultWords(t: TFunction, fault: GameFault): string {
  if (fault.kind === 'replay')
    return t('record.brokenReplay', { step: fault.index + 1, why: whyNot(t, fault.problem) });
  const { path, rule } = fault.fault;
  if (rule === 'unknownVersion') return t('record.brokenNewer');
  return path === '' ? t('record.brokenAll') : t('record.brokenRecord', { path });
}

/** Whoever plays without having told a name is the one who holds the device. */
export function nameOf(t: TFunction, { name }: Pick<PlayerResult, 'name'>): string {
  return name === '' ? t('history.nameless') : name;
}

/** "1st", "2 of 3" */
export function placeWords(t: TFunction, place: number, of: number): string {
  return place === 1 ? t('history.first') : t('history.place', { place, of });
}

type Line = Pick<PlayerResult, 'playerId' | 'name' | 'total' | 'place'>;

/** The table as it ended: the best first, those without a place as they sat. */
export function ranked<T extends Line>(results: readonly T[]): readonly T[] {
  const order = ({ place }: T) => place ?? Infinity;
  return [...results].sort((a, b) => order(a) - order(b) || 0);
}

export const hasWon = ({ place }: Line, results: readonly Line[]): boolean =>
  place === 1 && results.length > 1;

/** Whose line stands for the game: mine, else that of the first at the table. */
export function ownLine<T extends Line>(results: readonly T[], me: string | null): T | undefined {
  return results.find(({ playerId }) => playerId !== null && playerId === me) ?? results[0];
}

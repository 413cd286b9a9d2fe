import * as v from 'valibot';

import { EntrySchema } from '../../game/codec/entry';
import { ScoreSchema } from '../../game/codec/score';
import { BOX_KINDS, GAME_STATES, type BoxItem, type Player, type PlayerResult } from '../types';

export const BACKUP_VERSION = 1;
export const BACKUP_KINDS = ['backup', 'game'] as const; // everything, or one game
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** More than ten thousand long games. A file beyond that is not read at all. */
export const MOST_CHARACTERS = 250_000_000;
export const DEEPEST = 24;

const LATEST = 8_640_000_000_000_000; // the last moment a date can name
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const words = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => !text.includes('\0'), 'zeroCharacter'), // SQLite would end the text there
  );
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const moment = whole(0, LATEST);
const figure = v.nullable(whole(-999_999, 999_999));

const ResultSchema: v.GenericSchema<unknown, PlayerResult> = v.object({
  playerId: v.nullable(id),
  name: words(200),
  total: figure,
  place: v.nullable(whole(1, 999)),
  temps: v.nullable(whole(0, 999)),
  estates: v.nullable(v.pipe(v.array(whole(0, 999)), v.maxLength(6))),
  breakdown: v.nullable(ScoreSchema),
  entry: v.exactOptional(EntrySchema),
});

/** What must hold for a game to be kept at all; whether setup and events can be played is asked of the judge. */
const GameSchema = v.pipe(
  v.object({
    id,
    town: words(200),
    status: v.picklist(GAME_STATES),
    edition: words(80),
    mode: words(80),
    advanced: v.boolean(),
    players: whole(1, 999),
    note: words(20_000),
    version: whole(1, 999_999),
    createdAt: moment,
    updatedAt: moment,
    finishedAt: v.nullable(moment),
    setup: v.unknown(),
    events: v.pipe(v.array(v.unknown()), v.maxLength(10_000)), // played, then undone
    head: whole(0, 10_000), // how many of them are played
    results: v.pipe(v.array(ResultSchema), v.maxLength(200)),
    paper: v.exactOptional(v.unknown()), // a sheet copied from paper, in the place of a log
  }),
  v.check(({ head, events }) => head <= events.length, 'headBeyondLog'),
  v.check(
    ({ status, finishedAt }) => (status === 'finished') === (finishedAt !== null),
    'finishedWithoutDate',
  ),
);
export type BackupGame = v.InferOutput<typeof GameSchema>;

const PlayerSchema: v.GenericSchema<unknown, Player> = v.object({
  id,
  name: words(200),
  colour: whole(0, 999),
  isMe: v.boolean(),
  createdAt: moment,
});

const BoxSchema = v.object({
  id,
  kind: v.picklist(BOX_KINDS),
  name: words(200),
  body: v.unknown(),
  createdAt: moment,
  updatedAt: moment,
});

const SettingSchema = v.object({ key: words(80), value: v.unknown() });

const unique = <T>(keyOf: (item: T) => string) =>
  v.check((list: T[]) => new Set(list.map(keyOf)).size === list.length, 'twice');

export const DataSchema = v.object({
  games: v.pipe(
    v.array(GameSchema),
    unique(({ id: own }) => own),
  ),
  players: v.pipe(
    v.array(PlayerSchema),
    unique(({ id: own }) => own),
  ),
  box: v.pipe(
    v.array(BoxSchema),
    unique(({ id: own }) => own),
  ),
  settings: v.pipe(
    v.array(SettingSchema),
    unique(({ key }) => key),
  ),
});

/** What a backup holds. */
export interface BackupData {
  readonly games: readonly BackupGame[];
  readonly players: readonly Player[];
  readonly box: readonly BoxItem[];
  readonly settings: readonly { readonly key: string; readonly value?: unknown }[];
}

export const EnvelopeSchema = v.object({
  app: v.literal('picket'),
  kind: v.picklist(BACKUP_KINDS),
  version: whole(1, 999_999),
  createdAt: moment,
  checksum: v.string(),
  data: v.unknown(),
});

import fc from 'fast-check';

import { at } from '../../src/rules/at';
import { checksumOf } from '../../src/storage/backup/checksum';
import { importBackup, previewImport } from '../../src/storage/backup/import';
import { BACKUP_ERRORS, readBackup, type BackupErrorCode } from '../../src/storage/backup/read';
import { printBackup, writeBackup } from '../../src/storage/backup/write';
import { DEEPEST, MOST_CHARACTERS, type BackupData } from '../../src/storage/backup/format';
import type { Database } from '../../src/storage/port';
import { rawBackup } from '../../src/storage/rawBackup';
import { libsqlDatabase } from './support/libsql';
import { readyRepositories, resultOf, steps, wholeGame } from './support/material';

const STEPS = steps(wholeGame());

/** A small backup with something of everything. */
async function smallBackup(): Promise<string> {
  const database = await libsqlDatabase();
  const store = await readyRepositories(database);
  await store.players.save({ name: 'Ada', colour: 0 });
  await store.games.create({ town: 'Elm', setup: at(STEPS, 0).setup, events: at(STEPS, 6).events });
  await store.games.finish('id2', [resultOf('Ada', { playerId: 'id1', total: 3 })]);
  await store.box.save({ kind: 'plan', name: 'Parks', body: { first: 8 } });
  await store.settings.write('theme', 'dark');
  return writeBackup(database, 1_600_000_000_000);
}

const small = smallBackup();
const data = async (): Promise<BackupData> => JSON.parse(await small).data;
/** The small backup with its contents changed and its checksum made anew, as a forger would. */
const forged = async (change: (contents: BackupData) => object): Promise<string> => {
  const body = JSON.stringify(change(await data()));
  const envelope = { app: 'picket', kind: 'backup', version: 1, createdAt: 1, checksum: checksumOf(body) };
  return `${JSON.stringify(envelope).slice(0, -1)},"data":${body}}`;
};
const game = (part: object) => (contents: BackupData) => ({
  ...contents,
  games: contents.games.map((one) => ({ ...one, ...part })),
});

const REFUSED: readonly (readonly [string, () => string | Promise<string>, BackupErrorCode, string])[] = [
  ['nothing', () => ' \n', 'empty', ''],
  ['a text', () => 'Dear diary', 'notJson', ''],
  ['half a file', async () => (await small).slice(0, 900), 'notJson', ''],
  ['brackets without end', () => '['.repeat(100_000), 'tooDeep', ''],
  ['one level too deep', () => '['.repeat(DEEPEST + 1) + ']'.repeat(DEEPEST + 1), 'tooDeep', ''],
  ['more than fits', () => ' '.repeat(MOST_CHARACTERS + 1), 'tooLarge', ''],
  ['a number', () => '7', 'notPicket', ''],
  ["another app's file", () => '{"app":"chess","games":[]}', 'notPicket', 'app'],
  ["another app's list", () => '[{"id":1}]', 'notPicket', 'app'],
  [
    'the rows of a newer database',
    () => '{"app":"picket","kind":"raw","version":9,"tables":{}}',
    'rawBackup',
    '',
  ],
  [
    'a later version',
    async () => (await small).replace('"version":1', '"version":2'),
    'newerVersion',
    'version',
  ],
  ['version 0', async () => (await small).replace('"version":1', '"version":0'), 'wrongShape', 'version'],
  [
    'an unknown kind',
    async () => (await small).replace('"kind":"backup"', '"kind":"town"'),
    'wrongShape',
    'kind',
  ],
  ['no checksum', async () => (await small).replace('"checksum"', '"sum"'), 'wrongShape', 'checksum'],
  ['a changed name', async () => (await small).replace('"Elm"', '"Oak"'), 'wrongChecksum', 'checksum'],
  ['no games', () => forged(({ games: _, ...rest }) => rest), 'wrongShape', 'games'],
  ['a town that is a number', () => forged(game({ town: 7 })), 'wrongShape', 'games[0].town'],
  ['a huge number', () => forged(game({ players: 1e300 })), 'wrongShape', 'games[0].players'],
  ['a town with a zero character', () => forged(game({ town: 'a\0b' })), 'wrongShape', 'games[0].town'],
  ['an id with a blank', () => forged(game({ id: 'a b' })), 'wrongShape', 'games[0].id'],
  ['a head beyond the log', () => forged(game({ head: 7 })), 'wrongShape', 'games[0]'],
  ['an end without a date', () => forged(game({ finishedAt: null })), 'wrongShape', 'games[0]'],
  [
    'the same game twice',
    () => forged((contents) => ({ ...contents, games: [...contents.games, ...contents.games] })),
    'wrongShape',
    'games',
  ],
];

test.each(REFUSED)('%s is refused by name', async (_, text, code, path) => {
  const read = readBackup(await text());
  expect(read.ok ? null : [read.error.code, read.error.path]).toEqual([code, path]);
});

test('every code has a row above', () => {
  const codes = new Set(REFUSED.map(([, , code]) => code));
  expect(BACKUP_ERRORS.filter((code) => !codes.has(code))).toEqual([]);
});

test('blanks and line breaks do not matter', async () => {
  expect(readBackup(JSON.stringify(JSON.parse(await small), null, 2)).ok).toBe(true);
});

test('a prototype in the file reaches nobody', async () => {
  const body = JSON.stringify(await data()).replace('"town":', '"__proto__":{"polluted":true},"town":');
  const text = printBackup('backup', JSON.parse(body), 1);
  const read = readBackup(text);
  if (!read.ok) throw new Error(read.error.code);
  const database = await libsqlDatabase();
  await readyRepositories(database);
  await importBackup(database, read.backup);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

const FOREIGN = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '-',
  '0',
  '9e999',
  'null',
  'true',
  '1e308',
  '"__proto__":{},',
  '\\u0000',
  '\u0000',
  '🏡',
];
const change = fc.record({
  kind: fc.constantFrom('insert', 'delete', 'replace', 'double', 'cut'),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  words: fc.constantFrom(...FOREIGN),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function damaged(text: string, { kind, place, length, words }: Change): string {
  const start = Math.floor(place * text.length);
  const rest = text.slice(start + length);
  switch (kind) {
    case 'insert':
      return text.slice(0, start) + words + text.slice(start);
    case 'delete':
      return text.slice(0, start) + rest;
    case 'double':
      return text.slice(0, start + length) + text.slice(start);
    case 'cut':
      return text.slice(0, start);
    default:
      return text.slice(0, start) + words + rest;
  }
}

/** Reads, and looks at what an import would do; the answer is a code, or that it was understood. */
async function tried(database: Database, text: string): Promise<BackupErrorCode | 'read'> {
  const read = readBackup(text);
  if (!read.ok) return read.error.code;
  const promised = await previewImport(database, read.backup);
  const empty = await libsqlDatabase(); // what is understood can also be taken in
  await readyRepositories(empty);
  expect(await importBackup(empty, read.backup)).toEqual(promised);
  await empty.close();
  return 'read';
}

test('10,000 damaged files: a code each time, never an error, never a write', async () => {
  const whole = await small;
  const body = JSON.stringify(await data());
  const database = await libsqlDatabase();
  await readyRepositories(database);
  const before = await rawBackup(database);
  const seen = new Map<string, number>();
  const note = (code: string) => seen.set(code, (seen.get(code) ?? 0) + 1);
  /** Half of them have a checksum that fits what was damaged, so that the shape itself is put to the test. */
  const files = fc.sample(fc.tuple(fc.boolean(), fc.array(change, { minLength: 1, maxLength: 3 })), {
    numRuns: 10_000,
    seed: 20_181_023,
  });
  for (const [fitting, changes] of files) {
    const text = changes.reduce(damaged, fitting ? body : whole);
    note(await tried(database, fitting ? sealed(text) : text));
  }
  expect(await rawBackup(database)).toBe(before);
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(10_000);
  expect([...seen.keys()].sort()).toEqual(
    expect.arrayContaining(['notJson', 'read', 'wrongChecksum', 'wrongShape']),
  );
});

/** The text in an envelope whose checksum fits, if it is JSON at all. */
function sealed(text: string): string {
  try {
    return printBackup('backup', JSON.parse(text), 1);
  } catch {
    return text;
  }
}

test('JSON of any kind is no backup, and says so', async () => {
  const database = await libsqlDatabase();
  await readyRepositories(database);
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      expect(['notPicket', 'tooDeep', 'empty']).toContain(await tried(database, text));
      expect(['wrongShape', 'tooDeep']).toContain(await tried(database, sealed(text)));
    }),
    { numRuns: 500 },
  );
});

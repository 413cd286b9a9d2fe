import { databaseOver } from '../../../src/storage/database';
import type { Connection, Database, Sql } from '../../../src/storage/port';
import { setPragmas } from '../../../src/storage/pragmas';

/** Opens an empty database of one kind. */
export type Opener = () => Promise<Connection>;

/** Something every adapter must do. It returns what the test expects to be equal, so that it runs anywhere. */
export interface Clause {
  readonly name: string;
  readonly expected: unknown;
  run(database: Database, connection: Connection): Promise<unknown>;
}

const TABLE = "CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT NOT NULL CHECK (body <> '')) STRICT";
const add = (sql: Sql, body: string | null) => sql.run('INSERT INTO notes (body) VALUES (?)', [body]);
const bodies = (database: Database) =>
  database.tx(async (sql) => (await sql.all('SELECT body FROM notes ORDER BY id')).map(({ body }) => body));
const failure = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => String(error),
  );

export const CONTRACT: readonly Clause[] = [
  {
    name: 'keeps texts, numbers and nothing as they are',
    expected: [{ a: 'é “Ω” 🏡\n', b: -7, c: 1.5, d: null, e: 1790000000000 }],
    run: (database) =>
      database.tx((sql) =>
        sql.all('SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS e', [
          'é “Ω” 🏡\n',
          -7,
          1.5,
          null,
          1790000000000,
        ]),
      ),
  },
  {
    name: 'says how many rows a statement changed',
    expected: [2, 1, 0],
    run: (database) =>
      database.tx(async (sql) => [
        await sql.run("INSERT INTO notes (body) VALUES ('one'), ('two')"),
        await sql.run("UPDATE notes SET body = 'three' WHERE body = ?", ['two']),
        await sql.run('DELETE FROM notes WHERE body = ?', ['two']),
      ]),
  },
  {
    name: 'runs a script of several statements',
    expected: ['one', 'two'],
    run: async (database) => {
      await database.tx((sql) =>
        sql.exec("INSERT INTO notes (body) VALUES ('one'); INSERT INTO notes (body) VALUES ('two');"),
      );
      return bodies(database);
    },
  },
  {
    name: 'reads more rows than fit into one message',
    expected: [1000, 'x'.repeat(3000), 'x'.repeat(3000)],
    run: (database) =>
      database.tx(async (sql) => {
        const list = JSON.stringify(Array.from({ length: 1000 }, () => 'x'.repeat(3000)));
        await sql.run('INSERT INTO notes (body) SELECT value FROM json_each(?)', [list]);
        const rows = await sql.all('SELECT body FROM notes');
        return [rows.length, rows[0]?.body, rows[999]?.body];
      }),
  },
  {
    name: 'takes back a transaction that throws',
    expected: ['Error: stop', []],
    run: async (database) => {
      const message = await failure(
        database.tx(async (sql) => {
          await add(sql, 'one');
          throw new Error('stop');
        }),
      );
      return [message, await bodies(database)];
    },
  },
  {
    name: 'takes back a transaction whose statement is refused, and says what the database said',
    expected: [true, true, true, true, []],
    run: async (database) => {
      const texts = await Promise.all([
        failure(database.tx(async (sql) => [await add(sql, 'one'), await add(sql, null)])),
        failure(database.tx(async (sql) => [await add(sql, 'one'), await add(sql, '')])),
        failure(
          database.tx(async (sql) => [await add(sql, 'one'), await sql.all('SELECT colour FROM notes')]),
        ),
        failure(database.tx((sql) => sql.exec('INSERT INTO notes (id, body) VALUES (1, 1), (1, 2)'))),
      ]);
      const said = [
        'NOT NULL constraint failed: notes.body',
        'CHECK constraint failed',
        'no such column: colour',
        'UNIQUE constraint failed: notes.id',
      ];
      return [
        ...said.map((words, index) => texts[index]?.includes(words) || texts[index]),
        await bodies(database),
      ];
    },
  },
  {
    name: 'runs transactions one after the other, in the order they came',
    expected: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
    run: async (database) => {
      const pair = (name: string) =>
        database.tx(async (sql) => [
          await add(sql, `${name}1`),
          await Promise.resolve(),
          await add(sql, `${name}2`),
        ]);
      await Promise.all([pair('a'), pair('b'), pair('c')]);
      return bodies(database);
    },
  },
  {
    name: 'goes on after a transaction that failed in between',
    expected: ['a', 'c'],
    run: async (database) => {
      await Promise.all([
        database.tx((sql) => add(sql, 'a')),
        failure(database.tx((sql) => add(sql, null))),
        database.tx((sql) => add(sql, 'c')),
      ]);
      return bodies(database);
    },
  },
  {
    name: 'refuses what is asked after the end of the transaction: it would be written at once',
    expected: ['Error: the transaction has ended', []],
    run: async (database) => {
      const kept = await database.tx(async (sql) => ({ sql }));
      return [await failure(add(kept.sql, 'late')), await bodies(database)];
    },
  },
  {
    name: 'ends a transaction somebody left open',
    expected: ['two'],
    run: async (database, connection) => {
      await connection.exec('BEGIN');
      await connection.run("INSERT INTO notes (body) VALUES ('one')");
      await database.tx((sql) => add(sql, 'two'));
      return bodies(database);
    },
  },
  {
    name: 'takes back the number of the schema with its transaction',
    expected: [{ user_version: 0 }],
    run: async (database) => {
      await failure(
        database.tx(async (sql) => {
          await sql.exec('PRAGMA user_version = 9');
          throw new Error('stop');
        }),
      );
      return database.tx((sql) => sql.all('PRAGMA user_version'));
    },
  },
  {
    name: 'watches foreign keys and writes through to the disk',
    expected: [[{ foreign_keys: 1 }], [{ synchronous: 2 }]],
    run: (database) =>
      database.tx(async (sql) => [await sql.all('PRAGMA foreign_keys'), await sql.all('PRAGMA synchronous')]),
  },
];

/** Runs one clause on a fresh database. */
export async function fulfil(clause: Clause, open: Opener): Promise<unknown> {
  const connection = await open();
  await setPragmas(connection);
  const database = databaseOver(connection, false);
  await database.tx((sql) => sql.exec(`DROP TABLE IF EXISTS notes; ${TABLE}`));
  try {
    return await clause.run(database, connection);
  } finally {
    await database.close();
  }
}

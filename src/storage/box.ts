import type { Database, Sql, SqlRow } from './port';
import type { BoxRepository, World } from './repositories';
import { integer, jsonOf, searchKey, text } from './rows';
import { BOX_KINDS, type BoxDraft, type BoxItem } from './types';

const ITEM = 'id, kind, name, body, created_at, updated_at';

export function boxRepository(database: Database, world: World): BoxRepository {
  const change = (statement: string, values: readonly (string | number)[]): Promise<boolean> =>
    database.tx(async (sql) => (await sql.run(statement, values)) > 0);
  return {
    list: () => database.tx(listBox),
    save: (item) => database.tx((sql) => save(sql, item, world)),
    remove: (id) =>
      change('UPDATE box SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL', [world.now(), id]),
    restore: (id) => change('UPDATE box SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL', [id]),
  };
}

function itemOf(row: SqlRow): BoxItem {
  const kind = text(row, 'kind');
  return {
    id: text(row, 'id'),
    kind: BOX_KINDS.find((known) => known === kind) ?? 'plan',
    name: text(row, 'name'),
    body: jsonOf(text(row, 'body')),
    createdAt: integer(row, 'created_at'),
    updatedAt: integer(row, 'updated_at'),
  };
}

export async function listBox(sql: Sql): Promise<readonly BoxItem[]> {
  return (await sql.all(`SELECT ${ITEM} FROM box WHERE deleted_at IS NULL ORDER BY kind, name_key, id`)).map(
    itemOf,
  );
}

async function save(sql: Sql, { id, kind, name, body }: BoxDraft, world: World): Promise<BoxItem> {
  const now = world.now();
  const [known] = id === undefined ? [] : await sql.all(`SELECT ${ITEM} FROM box WHERE id = ?`, [id]);
  const createdAt = known === undefined ? now : itemOf(known).createdAt;
  const item = { id: id ?? world.newId(), kind, name, body, createdAt, updatedAt: now };
  await putBoxItem(sql, item);
  return item;
}

/** Writes an item over one that was there, removed or not. */
export async function putBoxItem(sql: Sql, item: BoxItem): Promise<void> {
  await sql.run(
    `INSERT OR REPLACE INTO box (${ITEM}, name_key, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?, NULL)`,
    [
      item.id,
      item.kind,
      item.name,
      JSON.stringify(item.body),
      item.createdAt,
      item.updatedAt,
      searchKey(item.name),
    ],
  );
}

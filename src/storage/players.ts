import type { Database, Sql, SqlRow } from './port';
import type { PlayersRepository, World } from './repositories';
import { flag, integer, searchKey, text } from './rows';
import type { Player, PlayerDraft } from './types';

const PLAYER = 'id, name, colour, is_me, created_at';

export function playersRepository(database: Database, world: World): PlayersRepository {
  return {
    list: () => database.tx(listPlayers),
    save: (player) => database.tx((sql) => save(sql, player, world)),
    merge: (from, into) => database.tx((sql) => merge(sql, from, into)),
    setMe: (id) => database.tx((sql) => setMe(sql, id)),
    remove: (id) => database.tx(async (sql) => (await sql.run('DELETE FROM players WHERE id = ?', [id])) > 0),
  };
}

function playerOf(row: SqlRow): Player {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    colour: integer(row, 'colour'),
    isMe: flag(row, 'is_me'),
    createdAt: integer(row, 'created_at'),
  };
}

export async function listPlayers(sql: Sql): Promise<readonly Player[]> {
  return (await sql.all(`SELECT ${PLAYER} FROM players ORDER BY is_me DESC, name_key, id`)).map(playerOf);
}

async function find(sql: Sql, id: string): Promise<Player | null> {
  const [row] = await sql.all(`SELECT ${PLAYER} FROM players WHERE id = ?`, [id]);
  return row === undefined ? null : playerOf(row);
}

export async function insertPlayer(sql: Sql, player: Player): Promise<void> {
  await sql.run(`INSERT INTO players (${PLAYER}, name_key) VALUES (?, ?, ?, ?, ?, ?)`, [
    player.id,
    player.name,
    player.colour,
    player.isMe ? 1 : 0,
    player.createdAt,
    searchKey(player.name),
  ]);
}

async function save(sql: Sql, { id, name, colour }: PlayerDraft, world: World): Promise<Player> {
  const known = id === undefined ? null : await find(sql, id);
  if (known === null) {
    const player = { id: id ?? world.newId(), name, colour, isMe: false, createdAt: world.now() };
    await insertPlayer(sql, player);
    return player;
  }
  await sql.run('UPDATE players SET name = ?, name_key = ?, colour = ? WHERE id = ?', [
    name,
    searchKey(name),
    colour,
    known.id,
  ]);
  await nameResults(sql, known.id, { ...known, name });
  return { ...known, name, colour };
}

/** The results of one player under the name of another, or a new one. */
async function nameResults(sql: Sql, id: string, now: Player): Promise<void> {
  await sql.run('UPDATE results SET player_id = ?, name = ?, name_key = ? WHERE player_id = ?', [
    now.id,
    now.name,
    searchKey(now.name),
    id,
  ]);
}

async function merge(sql: Sql, from: string, into: string): Promise<boolean> {
  const gone = await find(sql, from);
  const kept = await find(sql, into);
  if (gone === null || kept === null || from === into) return false;
  await nameResults(sql, from, kept);
  await sql.run('DELETE FROM players WHERE id = ?', [from]);
  return gone.isMe ? setMe(sql, into) : true;
}

async function setMe(sql: Sql, id: string | null): Promise<boolean> {
  if (id !== null && (await find(sql, id)) === null) return false;
  await sql.run('UPDATE players SET is_me = 0 WHERE is_me = 1');
  if (id !== null) await sql.run('UPDATE players SET is_me = 1 WHERE id = ?', [id]);
  return true;
}

import { listBox } from '../box';
import { listPlayers } from '../players';
import type { Sql } from '../port';
import { readGame } from '../readGame';
import { readSettings } from '../settings';
import { text } from '../rows';
import type { BoxItem, GameHeader, Player, PlayerResult, RawLog } from '../types';
import { idFrom } from './checksum';
import type { BackupData, BackupGame } from './format';
import { readGames } from './write';

export interface Counts {
  readonly fresh: number; // not here yet
  readonly same: number; // here already
  readonly conflicting: number; // here with the same id, but different: the file's is kept as well, under a new id
}

/** What an import will do, or has done. What is here stays as it is in every case. */
export interface ImportSummary {
  readonly games: Counts & { readonly broken: number }; // of those taken in: cannot be played on
  readonly players: Counts;
  readonly box: Counts;
  readonly settings: number; // those that were not set here
}

export interface Incoming {
  readonly header: GameHeader;
  readonly raw: RawLog;
  readonly results: readonly PlayerResult[];
}

export interface ImportPlan {
  readonly games: readonly Incoming[];
  readonly players: readonly Player[];
  readonly box: readonly BoxItem[];
  readonly settings: BackupData['settings'];
  readonly summary: ImportSummary;
}

/** Compares a backup with what is here. */
export async function planImport(sql: Sql, data: BackupData): Promise<ImportPlan> {
  const here = await listPlayers(sql);
  const players = newPlayers(here, data.players);
  const seated = new Set([...here, ...players].map(({ id }) => id));
  const kept = await readGames(
    sql,
    data.games.map(({ id }) => id),
  );
  const games = sort(data.games, { kept, taken: await gameIds(sql), printOf: printOfGame });
  const items = await listBox(sql);
  const box = sort(data.box, { kept: items, taken: items.map(({ id }) => id), printOf: printOfItem });
  const set = await readSettings(sql);
  const settings = data.settings.filter(({ key, value }) => !set.has(key) && value !== undefined);
  const incoming = games.taken.map((game) => incomingOf(game, seated));
  const broken = incoming.filter(({ raw }) => !readGame(raw).ok).length;
  const summary = {
    games: { ...games.counts, broken },
    players: { fresh: players.length, same: data.players.length - players.length, conflicting: 0 },
    box: box.counts,
    settings: settings.length,
  };
  return { games: incoming, players, box: box.taken, settings, summary };
}

/** Somebody else's "me" is another player here. */
function newPlayers(here: readonly Player[], players: readonly Player[]): readonly Player[] {
  const ids = new Set(here.map(({ id }) => id));
  let found = here.some(({ isMe }) => isMe);
  return players
    .filter(({ id }) => !ids.has(id))
    .map((player) => {
      const isMe = player.isMe && !found;
      found ||= isMe;
      return { ...player, isMe };
    });
}

async function gameIds(sql: Sql): Promise<readonly string[]> {
  return (await sql.all('SELECT id FROM games WHERE deleted_at IS NULL')).map((row) => text(row, 'id'));
}

interface Present<T> {
  readonly kept: readonly T[]; // those here that have an id of the file
  readonly taken: readonly string[]; // every id in use here
  printOf(item: T): string; // what must be equal for two to be the same
}

/** A copy's id comes from its contents, so the same file taken in twice makes no second copy. */
function sort<T extends { readonly id: string }>(items: readonly T[], { kept, taken, printOf }: Present<T>) {
  const prints = new Map(kept.map((item) => [item.id, printOf(item)]));
  const ids = new Set([...taken, ...items.map(({ id }) => id)]);
  const fresh = items.filter(({ id }) => !prints.has(id));
  const copies = items
    .filter((item) => prints.has(item.id) && prints.get(item.id) !== printOf(item))
    .map((item) => ({ ...item, id: idFrom(`${item.id} ${printOf(item)}`) }))
    .filter(({ id }) => !ids.has(id));
  const counts = {
    fresh: fresh.length,
    same: items.length - fresh.length - copies.length,
    conflicting: copies.length,
  };
  return { taken: [...fresh, ...copies], counts };
}

/** Names of players and what could still be redone may change without making it another game. */
function printOfGame({ town, note, status, setup, events, head, results, paper }: BackupGame): string {
  const figures = results.map(({ total, place }) => [total, place]);
  return JSON.stringify([town, note, status, setup, events.slice(0, head), figures, paper]);
}

function printOfItem({ kind, name, body }: BoxItem): string {
  return JSON.stringify([kind, name, body]);
}

/** The columns lists are filtered by come from the setup, where it can be read. */
function incomingOf(game: BackupGame, seated: ReadonlySet<string>): Incoming {
  const { setup, events, head, results, paper, ...header } = game;
  const raw: RawLog = {
    version: header.version,
    setup: JSON.stringify(setup) ?? 'null',
    events: events.map((event) => JSON.stringify(event) ?? 'null'),
    head,
    ...(paper === undefined ? {} : { paper: JSON.stringify(paper) ?? 'null' }),
  };
  return {
    header: { ...header, ...labelsOf(raw) },
    raw,
    results: results.map((result) => ({
      ...result,
      playerId: result.playerId !== null && seated.has(result.playerId) ? result.playerId : null,
    })),
  };
}

function labelsOf(raw: RawLog): Partial<GameHeader> {
  const { version, setup } = raw;
  const read = readGame({ version, setup, events: [], head: 0 });
  if (!read.ok || !('timeline' in read)) return {};
  const { edition, play, rules } = read.timeline.setup;
  return { edition, mode: play.kind, advanced: rules.roundabouts };
}

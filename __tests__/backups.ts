import { EDITIONS } from '../src/editions';
import type { EditionId } from '../src/editions/types';
import { greedyPlayer } from '../src/game/bots';
import { resume, type GameRecord } from '../src/game/log';
import { playout } from '../src/game/playout';
import { dealingOf, planCard, setupFor, soloPlay } from '../src/game/setup';
import { estateCounts } from '../src/rules/estates';
import { randomFrom } from '../src/rules/random';
import { score } from '../src/rules/score';
import type { Play } from '../src/rules/types';
import type { BackupGame } from '../src/storage/backup/format';
import { printBackup } from '../src/storage/backup/write';
import type { Player, PlayerResult } from '../src/storage/types';
import { CURRENT_VERSION } from '../src/game/codec/versions';

export const SAVED = new Date(2026, 5, 20, 18, 30).getTime(); // the moment the files are made
const HOUR = 3_600_000;

export const ADA: Player = { id: 'p-ada', name: 'Ada', colour: 0, isMe: true, createdAt: 1 };
export const BO: Player = { id: 'p-bo', name: 'Bo', colour: 1, isMe: false, createdAt: 2 };
export const CLEO: Player = { id: 'p-cleo', name: 'Cleo', colour: 4, isMe: false, createdAt: 3 };
export const PLAYERS = [ADA, BO, CLEO] as const;

const known = new Map<string, GameRecord>();

/** A game a bot played to its end; the same seed is the same game. */
function played(edition: EditionId, alone: boolean, seed: string): GameRecord {
  const key = `${edition} ${alone} ${seed}`;
  const solo = soloPlay(EDITIONS[edition]);
  const play: Play = alone && solo !== null ? solo : { kind: 'table' };
  const stacks = EDITIONS[edition].stacks;
  const plans = stacks.flatMap((stack) => {
    const row = EDITIONS[edition].plans.find((one) => one.stack === stack && !one.advanced);
    return row ? [planCard(row) ?? { stack, goal: row.goal, first: 9, later: 5 }] : [];
  });
  const setup = {
    ...setupFor({ edition, advanced: false, plans, play, seed: null }),
    dealing: dealingOf(EDITIONS[edition], seed),
  };
  const record = known.get(key) ?? playout(setup, greedyPlayer, randomFrom(seed));
  known.set(key, record);
  return record;
}

export interface Sample {
  readonly id: string;
  readonly town: string;
  readonly edition?: EditionId;
  readonly solo?: boolean;
  readonly seed?: string;
  readonly table?: readonly (readonly [Player | string, number])[]; // beside Ada: who, and with how many points
  readonly finishedAt?: number | null; // null: it runs, half of it is played
  readonly note?: string;
}

/** A game as a backup holds it. */
export function gameOf(sample: Sample): BackupGame {
  const { id, town, edition = '2018', solo = false, seed = 'lark', table = [], note = '' } = sample;
  const { finishedAt = SAVED - HOUR } = sample;
  const record = played(edition, solo, seed);
  const { setup } = record;
  const turns = record.events.flatMap(({ type }, index) => (type === 'endTurn' ? [index + 1] : []));
  const length = finishedAt === null ? (turns[Math.floor(turns.length / 2)] ?? 0) : record.events.length;
  const events = record.events.slice(0, length);
  const createdAt = (finishedAt ?? SAVED - HOUR) - 47 * 60_000;
  return {
    id,
    town,
    status: finishedAt === null ? 'running' : 'finished',
    edition,
    mode: setup.play.kind,
    advanced: false,
    players: 1 + table.length,
    note,
    version: CURRENT_VERSION,
    createdAt,
    updatedAt: finishedAt ?? createdAt,
    finishedAt,
    setup,
    events,
    head: events.length,
    results: finishedAt === null ? [] : resultsOf(record, table),
  };
}

function resultsOf(record: GameRecord, table: NonNullable<Sample['table']>): PlayerResult[] {
  const sheet = resume(record)?.game.sheet;
  if (sheet === undefined) throw new Error('the bot cheated');
  const breakdown = score(sheet, 7);
  const own = { temps: sheet.temps, estates: estateCounts(sheet), breakdown };
  const unknown = { temps: null, estates: null, breakdown: null };
  const lines = [
    { playerId: ADA.id, name: ADA.name, total: breakdown.total, ...own },
    ...table.map(([who, total]) =>
      typeof who === 'string'
        ? { playerId: null, name: who, total, ...unknown }
        : { playerId: who.id, name: who.name, total, ...unknown },
    ),
  ];
  return lines.map((line) => ({
    ...line,
    place: 1 + lines.filter(({ total }) => total > line.total).length,
  }));
}

export function backupOf(games: readonly BackupGame[], players: readonly Player[] = PLAYERS): string {
  return printBackup('backup', { games, players, box: [], settings: [] }, SAVED);
}

const TOWNS = ['Maple Bend', 'Sunny Acres', 'Orchard Grove', 'Lakeview', 'Pine Hollow', 'Saint-Élysée'];
const SEEDS = ['lark', 'finch', 'wren', 'robin'];

/** So many games back through the years, of both editions and two ways to play. */
export function manyGames(count: number): BackupGame[] {
  return Array.from({ length: count }, (_, index) => {
    const edition = index % 3 === 1 ? '2023' : '2018';
    const solo = index % 5 === 2;
    const table: Sample['table'] = solo
      ? []
      : [[BO, 40 + ((index * 17) % 50)], ...(index % 2 ? ([[CLEO, 30 + ((index * 31) % 60)]] as const) : [])];
    return gameOf({
      id: `game-${index}`,
      town: TOWNS[index] ?? `${TOWNS[index % TOWNS.length]} ${Math.floor(index / TOWNS.length) + 1}`,
      edition: solo ? '2018' : edition,
      solo,
      seed: SEEDS[index % SEEDS.length] ?? 'lark',
      table,
      finishedAt: SAVED - HOUR - index * 9 * 24 * HOUR,
    });
  });
}

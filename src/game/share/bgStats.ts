import type { FinishedGame } from './history';

const PAGE = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** The game as its players' database knows it. */
const GAME = {
  name: 'Welcome To...',
  sourceGameId: 'welcome-to',
  bggId: 233867,
  highestWins: true,
  noPoints: false,
} as const;

/** What BG Stats takes (docs/bgstats.md). */
export interface BgStatsPlay {
  readonly sourceName: 'Picket';
  readonly sourcePlayId: string;
  readonly playDate: string; // UTC, yyyy-MM-dd HH:mm:ss
  readonly durationMin: number;
  readonly board: string;
  readonly comments: string;
  readonly game: typeof GAME;
  readonly players: readonly BgStatsPlayer[];
}
export interface BgStatsPlayer {
  readonly name: string;
  readonly sourcePlayerId: string;
  readonly startPlayer: boolean; // never left out: its Android app stumbles without it
  readonly winner: boolean; // neither
  readonly rank?: number;
  readonly score?: number;
}

/** "2026-06-14 18:30:00", in UTC whatever the device's time. */
function playDate(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** All write at the same time: nobody starts, and who plays alone beats nobody. */
export function bgStatsPlay(game: FinishedGame): BgStatsPlay {
  const several = game.players.length > 1;
  return {
    sourceName: 'Picket',
    sourcePlayId: game.id,
    playDate: playDate(game.startedAt),
    durationMin: Math.max(1, Math.round((game.finishedAt - game.startedAt) / 60_000)),
    board: game.town,
    comments: game.note,
    game: GAME,
    players: game.players.map(({ name, place, total }) => ({
      name,
      sourcePlayerId: name,
      startPlayer: false,
      winner: several && place === 1,
      ...(place === null ? {} : { rank: place }),
      ...(total === null ? {} : { score: total }),
    })),
  };
}

/** A link that hands the game to the app BG Stats; nothing is sent before somebody opens it. */
export function bgStatsLink(game: FinishedGame): string {
  return PAGE + encodeURIComponent(JSON.stringify(bgStatsPlay(game)));
}

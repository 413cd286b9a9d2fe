import type { CodecFault } from '../game/codec/result';
import type { Timeline } from '../game/log';
import type { Entry } from '../game/table';
import type { GameEvent } from '../rules/events';
import type { Problem } from '../rules/problems';
import type { Score } from '../rules/score';
import type { Sheet } from '../rules/state';
import type { Play, Setup } from '../rules/types';

export const GAME_STATES = ['running', 'finished'] as const;
export type GameStatus = (typeof GAME_STATES)[number];
export type Mode = Play['kind'];

/** What lists show of a game; times are milliseconds since 1970. */
export interface GameHeader {
  readonly id: string;
  readonly town: string;
  readonly status: GameStatus;
  readonly edition: string; // the setup's label, also of a game that can no longer be read
  readonly mode: string; // a Mode, or what a broken record said
  readonly advanced: boolean;
  readonly players: number; // at the table, from 1
  readonly note: string;
  readonly version: number; // of the record: how setup and events are to be read
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly finishedAt: number | null; // null while it runs
}

/** One player's line in the final table. A running game may have them already, without figures. */
export interface PlayerResult {
  readonly playerId: string | null; // null: a guest or an opponent
  readonly name: string;
  readonly total: number | null;
  readonly place: number | null; // from 1
  readonly temps: number | null;
  readonly estates: readonly number[] | null; // complete ones per size, for ties
  readonly breakdown: Score | null; // the lines of the score sheet, where they are known
  readonly entry?: Entry; // what was entered by hand; the figures above follow from it
}

/** Why a kept game cannot be played on: its record is not understood, or the judge refuses one of its events. */
export type GameFault =
  | { readonly kind: 'record'; readonly fault: CodecFault }
  | { readonly kind: 'replay'; readonly index: number; readonly problem: Problem };

/** The record of a game as it lies in the database, text for text. */
export interface RawLog {
  readonly version: number;
  readonly setup: string;
  readonly events: readonly string[]; // played, then undone: the next one to redo comes first
  readonly head: number; // how many of them are played
  readonly paper?: string; // a finished sheet that was copied from paper: it has no events
}

interface KeptGame {
  readonly header: GameHeader;
  readonly results: readonly PlayerResult[]; // in the order of the table
}
export interface PlayableGame extends KeptGame {
  readonly state: 'playable';
  readonly timeline: Timeline;
}
export interface BrokenGame extends KeptGame {
  readonly state: 'broken';
  readonly fault: GameFault;
  readonly raw: RawLog;
}
/** A game played on paper: its last sheet, and no way there. */
export interface PaperGame extends KeptGame {
  readonly state: 'paper';
  readonly setup: Setup;
  readonly sheet: Sheet;
}
/** A game from the database. A broken one still has its header and its result. */
export type LoadedGame = PlayableGame | PaperGame | BrokenGame;

export interface NewGame {
  readonly id?: string; // given where the game is on screen before it is kept
  readonly town: string;
  readonly setup: Setup;
  readonly events?: readonly GameEvent[]; // a game that starts in the middle
  readonly results?: readonly PlayerResult[]; // who is at the table
}

export interface NewPaper {
  readonly town: string;
  readonly setup: Setup;
  readonly sheet: Sheet;
  readonly results: readonly PlayerResult[];
}

/** A line of the history. */
export interface HistoryEntry {
  readonly header: GameHeader;
  readonly results: readonly Omit<PlayerResult, 'breakdown'>[];
}
export interface HistoryFilter {
  readonly search?: string; // part of a player's name or of the town
  readonly edition?: string;
  readonly mode?: Mode;
  readonly advanced?: boolean;
  readonly year?: number; // in the device's time
}
/** Where the next page starts. */
export interface HistoryCursor {
  readonly finishedAt: number;
  readonly id: string;
}
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[]; // newest first
  readonly next: HistoryCursor | null; // null: this was the last page
}
/** What the filters can offer. */
export interface HistoryFacets {
  readonly finished: number; // games in all
  readonly editions: readonly string[];
  readonly modes: readonly string[];
  readonly years: readonly number[]; // newest first
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly colour: number; // an index, from 0
  readonly isMe: boolean;
  readonly createdAt: number;
}
export interface PlayerDraft {
  readonly id?: string; // none: a new player
  readonly name: string;
  readonly colour: number;
}

export const BOX_KINDS = ['plan', 'opponent', 'sheet'] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

/** A card or sheet the player copied; whoever uses the body parses it with the codec. */
export interface BoxItem {
  readonly id: string;
  readonly kind: BoxKind;
  readonly name: string;
  readonly body: unknown;
  readonly createdAt: number;
  readonly updatedAt: number;
}
export interface BoxDraft {
  readonly id?: string; // none: a new item
  readonly kind: BoxKind;
  readonly name: string;
  readonly body: unknown;
}

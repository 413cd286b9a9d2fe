import { scoreOf } from '../../game/result';
import { estateCounts } from '../../rules/estates';
import { score, type Score } from '../../rules/score';
import { boxes, tally, worth } from '../../rules/sheet';
import type { Game, Sheet } from '../../rules/state';
import { ESTATE_SIZES, type SheetDef, type Track } from '../../rules/types';
import type { GameState } from '../../state/gameStore';

export const TRACK_KINDS = ['pool', 'temp', 'bis', 'roundabout', 'refusal'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

/** One row of boxes as it stands: a flat object, so that only a real change renders. */
export interface TrackView {
  readonly ticks: number;
  readonly pencilled: number; // of them, in the turn in hand
  readonly boxes: number;
  readonly worth: number; // points; penalties as positive figures
}

const VALUES: Readonly<Record<TrackKind, (def: SheetDef) => Track>> = {
  pool: (def) => def.pools,
  temp: (def) => new Array<number>(def.tempBoxes + 1).fill(0), // boxes without values (R1.4)
  bis: (def) => def.bis,
  roundabout: (def) => def.roundabouts,
  refusal: (def) => def.refusals,
};

const TICKS: Readonly<Record<TrackKind, (sheet: Sheet) => number>> = {
  pool: (sheet) => tally(sheet.streets).pools,
  temp: (sheet) => sheet.temps,
  bis: (sheet) => tally(sheet.streets).bis,
  roundabout: (sheet) => tally(sheet.streets).roundabouts,
  refusal: (sheet) => sheet.refusals,
};

export const trackValues = (def: SheetDef, kind: TrackKind): Track => VALUES[kind](def);

export const trackView =
  (kind: TrackKind) =>
  ({ timeline: { game }, inked }: GameState): TrackView => {
    const values = VALUES[kind](game.setup.sheet);
    const ticks = Math.min(TICKS[kind](game.sheet), boxes(values));
    const before = Math.min(TICKS[kind](inked), boxes(values));
    return { ticks, pencilled: ticks - before, boxes: boxes(values), worth: worth(values, ticks) };
  };

export const parkView =
  (street: number) =>
  ({ timeline: { game }, inked }: GameState): TrackView => {
    const values = game.setup.sheet.streets[street - 1]?.park ?? [0];
    const ticks = game.sheet.parks[street - 1] ?? 0;
    const pencilled = ticks - (inked.parks[street - 1] ?? 0);
    return { ticks, pencilled, boxes: boxes(values), worth: worth(values, ticks) };
  };

export interface ColumnView extends TrackView {
  readonly count: number; // complete estates of that size
  readonly lit: boolean;
}

export const columnView =
  (size: number) =>
  ({ timeline: { game }, inked, targets }: GameState): ColumnView => {
    const estate = ESTATE_SIZES.find((one) => one === size) ?? 1;
    const values = game.setup.sheet.upgrade[estate];
    const ticks = game.sheet.upgrades[size - 1] ?? 0;
    return {
      ticks,
      pencilled: ticks - (inked.upgrades[size - 1] ?? 0),
      boxes: boxes(values),
      worth: worth(values, ticks),
      count: estateCounts(game.sheet)[size - 1] ?? 0,
      lit: targets.columns.has(size),
    };
  };

/** All six columns folded into one chip. */
export function upgradesView({ timeline: { game }, inked }: GameState): TrackView {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const ticks = sum(game.sheet.upgrades);
  return {
    ticks,
    pencilled: ticks - sum(inked.upgrades),
    boxes: sum(ESTATE_SIZES.map((size) => boxes(game.setup.sheet.upgrade[size]))),
    worth: sum(score(game.sheet, 0).estates),
  };
}

/** At a table the rank of the temps is known only when the game is over (R8.4); alone they count at once. */
export const scoreSoFar = (game: Game): Score => (isAlone(game) ? scoreOf(game, []) : score(game.sheet, 0));

export const isAlone = ({ setup: { play } }: Game): boolean => play.kind === 'solo' || play.kind === 'aaa';

export const livePoints = ({ timeline }: GameState): number => scoreSoFar(timeline.game).total;

import { streetEstates } from '../../../rules/estates';
import { EFFECTS } from '../../../rules/types';
import type { GameState } from '../../../state/gameStore';
import type { Tool } from '../../theme/sheetColours';
import type { Box } from '../box';
import type { GameLayout, StreetLayout } from '../layout';
import { TRACK_KINDS, type TrackKind } from '../trackViews';
import type { Point } from './hold';

/** Everything on the game screen that can be asked about. */
export type Subject =
  | { readonly kind: 'house' | 'pool'; readonly street: number; readonly house: number }
  | { readonly kind: 'fence'; readonly street: number; readonly place: number }
  | { readonly kind: 'estate'; readonly street: number; readonly first: number; readonly last: number }
  | { readonly kind: 'street' | 'park'; readonly street: number }
  | { readonly kind: 'column'; readonly size: number }
  | { readonly kind: 'track'; readonly track: TrackKind }
  | { readonly kind: 'plan'; readonly plan: number }
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'upgrades' | 'score' | 'turn' | 'step' };

/** What was asked about, and where it stands on the screen. */
export interface Found {
  readonly subject: Subject;
  readonly box: Box;
}

const YARD = 0.69; // of a lot: below it lie the pools
const BORDER = 0.16; // of a cell, to both sides: the place of a fence
const FENCING = 0.3; // the same while fence places are what a tap means
const POINTS = 68; // px at the end of the header

const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The part of the screen at a point; null where there is only ground. */
export function subjectAt(
  layout: GameLayout,
  state: GameState,
  { point, scrolled }: { point: Point; scrolled: number },
): Found | null {
  const fixed = inBar(layout, point) ?? inHeader(layout, point);
  if (fixed) return fixed;
  if (layout.plansIn === 'bar') {
    const plan = planAt(layout, point);
    if (plan) return plan;
  }
  const inside = { x: point.x, y: point.y + scrolled };
  const found = planAt(layout, inside) ?? inStreets(layout, state, inside) ?? inTracks(layout, state, inside);
  return found && { ...found, box: { ...found.box, y: found.box.y - scrolled } };
}

function planAt({ plans }: GameLayout, point: Point): Found | null {
  const plan = plans.findIndex((box) => holds(box, point));
  const box = plans[plan];
  return box ? { subject: { kind: 'plan', plan }, box } : null;
}

function inHeader({ header }: GameLayout, point: Point): Found | null {
  if (!holds(header, point)) return null;
  const score = { ...header, x: header.x + header.width - POINTS, width: POINTS };
  return holds(score, point)
    ? { subject: { kind: 'score' }, box: score }
    : { subject: { kind: 'turn' }, box: header };
}

function inBar({ bar }: GameLayout, point: Point): Found | null {
  const tools: readonly (readonly [Tool, Box | null | undefined])[] = [
    ...EFFECTS.map((effect, i) => [effect, bar.effects[i]] as const),
    ['roundabout', bar.roundabout],
    ['refusal', bar.refusal],
  ];
  for (const [tool, box] of tools)
    if (box && holds(box, point)) return { subject: { kind: 'tool', tool }, box };
  const key = bar.keys.findIndex((box) => holds(box, point));
  const box = bar.keys[key];
  if (box) return { subject: { kind: 'number', number: key + 1 }, box };
  return holds(bar.say, point) || holds(bar.buttons, point)
    ? { subject: { kind: 'step' }, box: bar.say }
    : null;
}

function inStreets({ streets }: GameLayout, state: GameState, point: Point): Found | null {
  for (const [index, layout] of streets.entries()) {
    const found = inStreet(layout, index + 1, { state, point });
    if (found) return found;
  }
  return null;
}

interface Asked {
  readonly state: GameState;
  readonly point: Point;
}

function inStreet(layout: StreetLayout, street: number, asked: Asked): Found | null {
  const { point, state } = asked;
  if (holds(layout.lot, point)) return inLot(layout, street, asked);
  if (holds(layout.road, point)) return onRoad(layout, street, asked);
  const trees = treesOf(layout);
  if (trees && holds(trees, point)) return { subject: { kind: 'park', street }, box: trees };
  const named = state.timeline.setup.sheet.streets[street - 1] !== undefined && holds(layout.sign, point);
  return named ? { subject: { kind: 'street', street }, box: layout.sign } : null;
}

function treesOf({ parks }: StreetLayout): Box | null {
  const [first] = parks;
  const last = parks.at(-1);
  return first && last ? { ...first, width: last.x + last.width - first.x } : null;
}

function inLot({ lot, houses, fences }: StreetLayout, street: number, { state, point }: Asked): Found | null {
  const cell = lot.width / houses.length;
  const across = (point.x - lot.x) / cell;
  const place = Math.round(across);
  const reach = state.targets.mode === 'fence' ? FENCING : BORDER;
  const fence = fences[place - 1];
  if (fence && Math.abs(across - place) <= reach)
    return { subject: { kind: 'fence', street, place }, box: fence };
  const house = Math.min(houses.length, Math.floor(across) + 1);
  const box = houses[house - 1];
  if (!box) return null;
  const pool = state.timeline.setup.sheet.streets[street - 1]?.pools.includes(house) ?? false;
  const low = point.y > lot.y + lot.height * YARD;
  return { subject: { kind: pool && low ? 'pool' : 'house', street, house }, box };
}

/** The plate of an estate, or the street the road belongs to. */
function onRoad({ lot, road, houses }: StreetLayout, street: number, { state, point }: Asked): Found {
  const cell = lot.width / houses.length;
  const house = Math.floor((point.x - lot.x) / cell) + 1;
  const estate = streetEstates(state.timeline.game.sheet, street).find(
    ({ first, last }) => first <= house && house <= last,
  );
  if (!estate) return { subject: { kind: 'street', street }, box: road };
  const { first, last } = estate;
  const box = { ...road, x: lot.x + (first - 1) * cell, width: (last - first + 1) * cell };
  return { subject: { kind: 'estate', street, first, last }, box };
}

function inTracks({ tracks }: GameLayout, { targets }: GameState, point: Point): Found | null {
  const columns = tracks.style !== 'strip' || targets.mode === 'upgrade';
  if (columns) {
    const size = tracks.upgrades.findIndex((box) => holds(box, point)) + 1;
    const box = tracks.upgrades[size - 1];
    if (box) return { subject: { kind: 'column', size }, box };
  }
  if (tracks.upgradeChip && holds(tracks.upgradeChip, point))
    return { subject: { kind: 'upgrades' }, box: tracks.upgradeChip };
  const boxes: Record<TrackKind, Box | null> = {
    pool: tracks.pools,
    temp: tracks.temps,
    bis: tracks.bis,
    roundabout: tracks.roundabouts,
    refusal: tracks.refusals,
  };
  for (const track of TRACK_KINDS) {
    const box = boxes[track];
    if (box && holds(box, point)) return { subject: { kind: 'track', track }, box };
  }
  return null;
}

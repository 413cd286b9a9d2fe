import type { Effect } from '../../rules/types';
import { useTheme } from './ThemeProvider';
import { DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, type Palette } from './tokens';

/** What has a hue of its own: the six effects, and the two marks that stand beside them. */
export type Tool = Effect | 'roundabout' | 'refusal';

/** The palette of the sheet: that of the app, and the paints of a town. `none` where a blueprint leaves paper. */
export interface SheetColours extends Palette {
  lawn: string;
  estate: string; // lawn of a complete estate
  hedge: string; // bushes before a written house
  path: string; // from door to kerb
  kerb: string;
  road: string;
  dash: string;
  asphalt: string; // ring road of a roundabout
  tree: string; // crown of a ticked park tree
  treeEdge: string;
  onTree: string; // the tick in the crown
  treeNow: string; // crown that shows what the park is worth
  trunk: string;
  water: string; // built pool
  waterEdge: string;
  wave: string;
  poolPaper: string; // pool still planned
  lost: string; // pool that can no longer be built
  hand: string; // handwriting, inked
  pencil: string; // handwriting of this turn
  sign: string; // street sign
  onSign: string;
  signEdge: string;
  signDisc: string;
  onDisc: string;
  roofs: readonly [string, string, string]; // of written houses, by street
  wall: string; // of written houses
  shade: string; // under the eaves
  plainRoof: string;
  plainWall: string;
  plainLine: string; // empty houses, boxes, trees
  picket: string;
  litFill: string; // ground of a lit part
  glow: string; // over a lit house, which shines through
  blush: string; // over a house touched in vain
  veil: string; // over a house that is not to be had now
  bar: string; // ground of the turn controls
  gold: string; // progress: fills
  goldEdge: string;
  goldRoof: string;
  claimed: string; // ground of a claimed plan
  tokenWall: string;
  tokenRoof: string;
  bubble: string;
  onBubble: string;
  grid: string; // lines of the blueprint
  onHue: string; // icon and word on a filled tile
  hue: Readonly<Record<Tool, string>>;
  tint: Readonly<Record<Tool, string>>;
}

const INK = LIGHT.ink;

export const PAPER: SheetColours = {
  ...LIGHT,
  lawn: '#DDEACB',
  estate: '#BBD9A6',
  hedge: '#8DB87A',
  path: '#F3EAD3',
  kerb: '#978763',
  road: '#E4DAC4',
  dash: '#FFFDF6',
  asphalt: '#D3C8B1',
  tree: '#56894A',
  treeEdge: '#3F6B36',
  onTree: '#FFFFFF',
  treeNow: '#EAF4E0',
  trunk: '#7A5B34',
  water: '#56B4D3',
  waterEdge: INK,
  wave: '#FFFFFF',
  poolPaper: '#F4FAF6',
  lost: '#7C7B74',
  hand: '#1E4FA3',
  pencil: '#7A6B54',
  sign: '#44733A',
  onSign: '#FFFFFF',
  signEdge: '#44733A',
  signDisc: '#FFFFFF',
  onDisc: '#44733A',
  roofs: ['#E08F78', '#82B8B1', '#EDC35F'],
  wall: '#FFFEFA',
  shade: '#E9DFC9',
  plainRoof: '#F1E7D2',
  plainWall: '#FFFEFA',
  plainLine: '#978763',
  picket: '#FFFFFF',
  litFill: '#D5EBE4',
  glow: '#17746F26',
  blush: '#C0432E26',
  veil: '#FBF4E480',
  bar: '#F4EAD2',
  gold: '#C08311',
  goldEdge: '#9B6A0C',
  goldRoof: '#D89A1E',
  claimed: '#FBEBC4',
  tokenWall: '#FFFEFA',
  tokenRoof: '#E7A793',
  bubble: INK,
  onBubble: '#FFFDF6',
  grid: 'none',
  onHue: '#FFFFFF',
  hue: {
    fence: '#76572F',
    upgrade: '#74447F',
    park: '#3C6E31',
    pool: '#1B6A8A',
    temp: '#835704',
    bis: '#B03A25',
    roundabout: '#46566B',
    refusal: '#B03A25',
  },
  tint: {
    fence: '#EFE2CB',
    upgrade: '#EBDFEE',
    park: '#DDECD1',
    pool: '#D5EDF6',
    temp: '#FBE8BA',
    bis: '#F9DDD6',
    roundabout: '#E6E5E0',
    refusal: '#F6E2DC',
  },
};

const PRINT = DARK.surface;

export const BLUEPRINT: SheetColours = {
  ...DARK,
  lawn: 'none',
  estate: '#1B446F',
  hedge: DARK.background,
  path: 'none',
  kerb: DARK.ink,
  road: '#0C2340',
  dash: '#3E648F',
  asphalt: '#17406B',
  tree: '#17405A',
  treeEdge: '#9AD38A',
  onTree: '#FFFFFF',
  treeNow: '#1B4A57',
  trunk: '#9AD38A',
  water: '#1D5277',
  waterEdge: '#7FD0EA',
  wave: '#7FD0EA',
  poolPaper: 'none',
  lost: '#8FA9C2',
  hand: '#FFFFFF',
  pencil: '#9CC3E6',
  sign: PRINT,
  onSign: DARK.ink,
  signEdge: DARK.line,
  signDisc: PRINT,
  onDisc: DARK.ink,
  roofs: ['#27527F', '#27527F', '#27527F'],
  wall: '#17406B',
  shade: '#123459',
  plainRoof: '#133256',
  plainWall: DARK.background,
  plainLine: '#5F88B3',
  picket: DARK.background,
  litFill: '#12404F',
  glow: '#5FD0C02E',
  blush: '#FF9C8838',
  veil: '#0F2A4A80',
  bar: '#0B2340',
  gold: DARK.mustard,
  goldEdge: DARK.mustard,
  goldRoof: DARK.mustard,
  claimed: '#33404F',
  tokenWall: DARK.background,
  tokenRoof: '#3E648F',
  bubble: DARK.ink,
  onBubble: DARK.background,
  grid: DARK.ink,
  onHue: DARK.onPrimary,
  hue: {
    fence: '#E3C89B',
    upgrade: '#DDB4E8',
    park: '#9AD38A',
    pool: '#7FD0EA',
    temp: '#F2C14E',
    bis: '#FF9C88',
    roundabout: '#C4D6E8',
    refusal: '#FF9C88',
  },
  tint: {
    fence: PRINT,
    upgrade: PRINT,
    park: PRINT,
    pool: PRINT,
    temp: PRINT,
    bis: PRINT,
    roundabout: PRINT,
    refusal: PRINT,
  },
};

/** With more contrast: what is empty or pencilled stands out as clearly as what is written. */
export const PAPER_HIGH: SheetColours = {
  ...PAPER,
  ...LIGHT_HIGH,
  plainLine: '#5E5335',
  kerb: '#5E5335',
  pencil: '#4A4030',
  lost: '#4B4A45',
  hand: '#123C86',
  glow: '#0A524E1F',
  veil: '#FFFFFF80',
};

export const BLUEPRINT_HIGH: SheetColours = {
  ...BLUEPRINT,
  ...DARK_HIGH,
  plainLine: '#9DC0E2',
  pencil: '#CFE4F7',
  lost: '#C4D6E8',
  grid: 'none',
  veil: '#04101F66',
};

const OF: ReadonlyMap<Palette, SheetColours> = new Map([
  [LIGHT, PAPER],
  [DARK, BLUEPRINT],
  [LIGHT_HIGH, PAPER_HIGH],
  [DARK_HIGH, BLUEPRINT_HIGH],
]);

export const useSheetColours = (): SheetColours => OF.get(useTheme()) ?? PAPER;

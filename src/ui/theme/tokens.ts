/** Colours of one theme. Contrast of text on background and surface is at least 4.5 : 1 (see the test). */
export interface Palette {
  dark: boolean;
  background: string; // screen
  surface: string; // cards, bars
  well: string; // sunken parts: tracks of switches and segments
  line: string; // hairlines, empty boxes
  edge: string; // outlines that must be seen: 3 : 1 on surface
  ink: string; // text, icons
  inkSoft: string; // secondary text
  primary: string; // filled buttons, selected, lit targets, focus ring
  onPrimary: string;
  primaryTint: string; // fill of what is selected, always with ink on top
  coral: string; // penalties, destructive actions
  mustard: string; // fills only, with onMustard on top
  onMustard: string;
  mustardTint: string;
  lawnTint: string;
  poolTint: string;
  shadow: string; // only under floating things
  scrim: string; // behind dialogs
}

export const LIGHT: Palette = {
  dark: false,
  background: '#FBF4E4',
  surface: '#FFFDF6',
  well: '#F4EAD3',
  line: '#D9CDB4',
  edge: '#8A7B58',
  ink: '#1F2F46',
  inkSoft: '#5B6777',
  primary: '#17746F',
  onPrimary: '#FFFFFF',
  primaryTint: '#D9EAE2',
  coral: '#C0391F',
  mustard: '#F0BE4B',
  onMustard: '#1F2F46',
  mustardTint: '#FBE8BE',
  lawnTint: '#E3EED3',
  poolTint: '#D5ECF2',
  shadow: 'rgba(31, 47, 70, 0.18)',
  scrim: 'rgba(31, 47, 70, 0.45)',
};

export const DARK: Palette = {
  dark: true,
  background: '#0F2A4A',
  surface: '#15365C',
  well: '#0C2340',
  line: '#3E648F',
  edge: '#7FA6CC',
  ink: '#EAF3FB',
  inkSoft: '#A9C4DD',
  primary: '#5FD1C6',
  onPrimary: '#0B2340',
  primaryTint: '#1B4C6A',
  coral: '#FF8A73',
  mustard: '#F2C14E',
  onMustard: '#0F2A4A',
  mustardTint: '#2E4663',
  lawnTint: '#1D4A58',
  poolTint: '#1C4A70',
  shadow: 'rgba(3, 12, 26, 0.5)',
  scrim: 'rgba(3, 12, 26, 0.6)',
};

/** For those who asked for more contrast: the same hues, with outlines and secondary words nearly as strong as ink. */
export const LIGHT_HIGH: Palette = {
  ...LIGHT,
  background: '#FFFFFF',
  surface: '#FFFFFF',
  line: '#6B6248',
  edge: '#3A3423',
  ink: '#0B1420',
  inkSoft: '#2C3744',
  primary: '#0A524E',
  coral: '#93230D',
};

export const DARK_HIGH: Palette = {
  ...DARK,
  background: '#04101F',
  surface: '#0A1D33',
  well: '#020A14',
  line: '#8FB4D9',
  edge: '#CFE4F7',
  ink: '#FFFFFF',
  inkSoft: '#DCEBF8',
  primary: '#8BEBE1',
  coral: '#FFB4A3',
};

export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export const RADIUS = { s: 8, m: 14, l: 22 } as const;
export const TARGET = 44; // the smallest side of anything one can press
export const COLUMN = 640; // the widest a column of text and controls gets
export const WIDE = 720; // from here on a window is laid out in two parts

/** Milliseconds; nothing moves longer. Under reduced motion all are 0. */
export const MOTION = { quick: 100, normal: 160, slow: 200 } as const;

export const FONT = {
  text: 'Nunito_400Regular',
  semibold: 'Nunito_600SemiBold',
  bold: 'Nunito_800ExtraBold',
  display: 'OleoScript_700Bold',
  hand: 'PatrickHand_400Regular',
} as const;

export const TYPE = {
  brand: { fontFamily: FONT.display, fontSize: 60, lineHeight: 66 },
  title: { fontFamily: FONT.bold, fontSize: 20, lineHeight: 26 },
  display: { fontFamily: FONT.display, fontSize: 28, lineHeight: 36 },
  heading: { fontFamily: FONT.bold, fontSize: 17, lineHeight: 23 },
  body: { fontFamily: FONT.text, fontSize: 16, lineHeight: 23 },
  label: { fontFamily: FONT.bold, fontSize: 16, lineHeight: 22 },
  caption: { fontFamily: FONT.semibold, fontSize: 13.5, lineHeight: 19 },
  hand: { fontFamily: FONT.hand, fontSize: 28, lineHeight: 34 },
} as const;
export type TypeName = keyof typeof TYPE;

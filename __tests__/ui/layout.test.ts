import { CLASSIC } from '../../src/editions/sheets';
import type { SheetDef } from '../../src/rules/types';
import { type Box, type GameLayout, gameLayout, type View, type Wishes } from '../../src/ui/sheet/layout';
import { chips, controls, faults, houses, least, right, SLACK } from './layoutFaults';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const UPRIGHT = { ...NONE, top: 47, bottom: 34 }; // a phone with a notch and a home bar
const SIDEWAYS = { ...NONE, right: 47, bottom: 21, left: 47 }; // the same, turned
const ADVANCED: Wishes = { roundabouts: true, plans: 3, leftHanded: false };

function sheetOf(...houses: number[]): SheetDef {
  return {
    ...CLASSIC,
    streets: houses.map((count) => ({ houses: count, pools: [], park: [0, 2, 4, 6, 18] })),
  };
}

const screen = (width: number, height: number, insets = NONE): View => ({ width, height, insets });
const classic = (view: View, wishes: Wishes = ADVANCED) => gameLayout(CLASSIC, view, wishes);
const scrolls = (layout: GameLayout) => layout.sheetHeight > layout.sheet.height + SLACK;
describe('the classic sheet on known devices: nothing scrolls', () => {
  test.each([
    // view, form, tracks, house at least w × h, key and tile at least w × h
    ['oldest phone', screen(320, 568), 'portrait', 'strip', [25.8, 56], [39, 44]],
    [
      'oldest phone, status bar',
      screen(320, 568, { ...NONE, top: 20 }),
      'portrait',
      'strip',
      [25.8, 56],
      [39, 44],
    ],
    ['small phone', screen(360, 640), 'portrait', 'strip', [28.5, 66], [43, 46]],
    ['tall small phone', screen(360, 800, { ...NONE, top: 24 }), 'portrait', 'rows', [28.5, 70], [43, 46]],
    ['phone', screen(390, 844, UPRIGHT), 'portrait', 'rows', [30.5, 70], [46, 47]],
    ['large phone', screen(430, 932, UPRIGHT), 'portrait', 'rows', [33, 89], [50, 48]],
    ['phone on its side', screen(844, 390), 'landscape', 'strip', [44, 72], [55, 45]],
    ['phone on its side, notch', screen(844, 390, SIDEWAYS), 'landscape', 'strip', [44, 68], [44, 44]],
    [
      'low phone on its side',
      screen(800, 360, { ...NONE, top: 24 }),
      'landscape',
      'strip',
      [41, 60],
      [44, 44],
    ],
    ['small phone on its side', screen(640, 360), 'landscape', 'strip', [31, 56], [44, 44]],
    ['small tablet', screen(768, 1024), 'wide', 'full', [60, 90], [78, 52]],
    ['tablet', screen(820, 1180, { ...NONE, top: 24, bottom: 20 }), 'wide', 'full', [65, 108], [80, 55]],
    ['tablet on its side', screen(1180, 820), 'wide', 'full', [69, 108], [53, 52]],
    ['laptop', screen(1280, 800), 'wide', 'full', [75, 105], [58, 52]],
    ['laptop, low window', screen(1366, 625), 'wide', 'full', [80, 75], [60, 46]],
    ['desktop', screen(1600, 1000), 'wide', 'full', [99, 150], [66, 56]],
  ] as const)('%s', (_name, view, form, style, house, key) => {
    for (const leftHanded of [false, true]) {
      const layout = classic(view, { ...ADVANCED, leftHanded });
      expect([layout.form, layout.tracks.style, scrolls(layout)]).toEqual([form, style, false]);
      expect(layout.height).toBe(view.height);
      expect(least(houses(layout)).width).toBeGreaterThanOrEqual(house[0] - SLACK);
      expect(least(houses(layout)).height).toBeGreaterThanOrEqual(house[1]);
      expect(least(controls(layout)).width).toBeGreaterThanOrEqual(key[0]);
      expect(least(controls(layout)).height).toBeGreaterThanOrEqual(key[1]);
    }
  });
});

test('from 844 px on, every house of the classic sheet is a target of 44 both ways', () => {
  const found: string[] = [];
  for (const width of steps(844, 1600, 12))
    for (const view of [
      screen(width, 320),
      screen(width, 390, SIDEWAYS),
      screen(width, 600),
      screen(width, 900),
    ]) {
      const house = least(houses(classic(view)));
      if (Math.min(house.width, house.height) < 44 - SLACK)
        found.push(`${width}×${view.height}: ${house.width}`);
    }
  expect(found).toEqual([]);
});

describe('solo and dealt games', () => {
  const ALONE: Wishes = { ...ADVANCED, strip: true };
  test.each([
    // view, form, house at least w × h, card at least w × h
    ['small phone', screen(360, 640), 'portrait', [28.5, 58], [98, 130]],
    ['phone', screen(390, 844, UPRIGHT), 'portrait', [30.5, 66], [106, 140]],
    ['phone on its side', screen(844, 390), 'landscape', [44, 60], [73, 150]],
    ['tablet', screen(820, 1180), 'wide', [65, 100], [220, 150]],
    ['laptop', screen(1280, 800), 'wide', [75, 95], [96, 190]],
  ] as const)('%s: strip and cards stand there, and nothing scrolls', (_name, view, form, house, card) => {
    for (const leftHanded of [false, true]) {
      const own = classic(view, { ...ALONE, leftHanded });
      const dealt = classic(view, { ...ALONE, leftHanded, dealt: true });
      for (const layout of [own, dealt]) {
        expect([layout.form, scrolls(layout)]).toEqual([form, false]);
        expect(layout.strip?.height).toBeGreaterThanOrEqual(44);
        expect(least(houses(layout)).width).toBeGreaterThanOrEqual(house[0] - SLACK);
        expect(least(houses(layout)).height).toBeGreaterThanOrEqual(house[1]);
      }
      expect(least(dealt.bar.cards).width).toBeGreaterThanOrEqual(card[0]);
      expect(least(dealt.bar.cards).height).toBeGreaterThanOrEqual(card[1]);
      expect(dealt.bar.box).toEqual(own.bar.box); // cards take the place of keypad and effects, no more
    }
  });

  test('a table game is laid out as before', () => {
    const view = screen(390, 844);
    expect(classic(view, { ...ADVANCED, strip: false, dealt: false })).toEqual(classic(view));
    expect([classic(view).strip, classic(view).bar.cards]).toEqual([null, []]);
  });
});

describe('what cannot fit scrolls under a header and a bar that stay', () => {
  test.each([
    ['five streets on a small phone', sheetOf(20, 20, 20, 20, 20), screen(360, 640)],
    ['five streets on a phone on its side', sheetOf(10, 11, 12, 13, 14), screen(844, 390)],
    ['a very low window', CLASSIC, screen(320, 480)],
  ])('%s', (_name, def, view) => {
    const layout = gameLayout(def, view, ADVANCED);
    expect(scrolls(layout)).toBe(true);
    expect(layout.height).toBe(view.height);
    expect(least(houses(layout)).height).toBeGreaterThanOrEqual(60); // scrolling anyway, so not cramped
    expect(layout.sheet.height).toBeGreaterThanOrEqual(200);
  });

  test('a view too small even for the controls makes the page taller, never the boxes negative', () => {
    for (const view of [screen(0, 0), screen(200, 100), screen(700, 200)]) {
      const layout = classic(view);
      expect(layout.height).toBeGreaterThan(view.height);
      expect(faults(CLASSIC, { ...view, width: layout.width, height: layout.height }, layout)).toEqual([]);
    }
  });
});

describe('the writing hand', () => {
  test('a phone mirrors what the thumb needs and keeps the reading order', () => {
    const [rightHand, leftHand] = [false, true].map((leftHanded) =>
      classic(screen(390, 844), { ...ADVANCED, leftHanded }),
    );
    expect(rightHand && right(rightHand.bar.buttons)).toBe(rightHand && right(rightHand.bar.say));
    expect(leftHand?.bar.buttons.x).toBe(leftHand?.bar.say.x);
    for (const [layout, before] of [
      [rightHand, false],
      [leftHand, true],
    ] as const) {
      if (!layout?.bar.roundabout) throw new Error('advanced games have a roundabout');
      const [fence, nine] = [layout.bar.effects[0], layout.bar.keys[8]];
      expect(layout.bar.roundabout.x < (fence?.x ?? 0)).toBe(before);
      expect(layout.bar.refusal.x < (nine?.x ?? 0)).toBe(before);
      expect(layout.bar.refusal.y).toBe(nine?.y);
    }
  });

  test.each([
    ['landscape', screen(844, 390, SIDEWAYS)],
    ['wide', screen(1280, 800)],
  ])('%s: the panel changes sides', (_form, view) => {
    const panel = classic(view).bar;
    expect([panel.side, right(panel.box)]).toEqual(['right', view.width]);
    const mirrored = classic(view, { ...ADVANCED, leftHanded: true });
    expect([mirrored.bar.side, mirrored.bar.box.x]).toEqual(['left', 0]);
    expect(mirrored.sheet.x).toBe(right(mirrored.bar.box));
  });
});

test.each([
  ['small phone', screen(360, 640)],
  ['phone', screen(390, 844, UPRIGHT)],
  ['tablet', screen(1180, 820)],
])('%s: without roundabouts the others share their room', (_name, view) => {
  const [basic, advanced] = [classic(view, { ...ADVANCED, roundabouts: false }), classic(view)];
  expect([basic.bar.roundabout, basic.tracks.roundabouts]).toEqual([null, null]);
  const area = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  expect(area(chips(basic))).toBeCloseTo(area(chips(advanced)));
  expect(area(controls(basic))).toBeGreaterThanOrEqual(area(controls(advanced)) - SLACK);
});

test('the paper shows every printed value of the classic sheet', () => {
  const { boxes } = classic(screen(1180, 820)).tracks;
  expect(boxes?.upgrades.map((column) => column.length)).toEqual([2, 3, 4, 5, 5, 5]);
  const { pools, temps, bis, roundabouts, refusals } = boxes ?? {};
  expect([pools, temps, bis, roundabouts, refusals].map((track) => track?.length)).toEqual([
    10, 11, 10, 3, 4,
  ]);
});

test('in a strip the six columns take the place of the chips', () => {
  const { tracks } = classic(screen(360, 640));
  const [first, last] = [tracks.upgrades[0], tracks.upgrades[5]];
  expect([first?.x, last && right(last)]).toEqual([tracks.upgradeChip?.x, right(tracks.refusals)]);
});

const SHEETS = {
  classic: CLASSIC,
  'one street of three': sheetOf(3),
  'five streets of twenty': sheetOf(20, 20, 20, 20, 20),
  uneven: {
    ...sheetOf(3, 20, 8, 12),
    tempBoxes: 0,
    upgrade: { ...CLASSIC.upgrade, 6: [6, 7, 8, 9, 10, 11, 12, 13] },
  },
};
const INSETS = [NONE, UPRIGHT, SIDEWAYS];
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
const HEIGHTS = [320, 360, 390, 430, ...steps(480, 1200, 80)];

describe.each(Object.entries(SHEETS))('every view of %s', (_name, def) => {
  test.each([
    ['basic', false, {}],
    ['advanced', true, {}],
    ['alone', false, { strip: true }],
    ['dealt', true, { strip: true, dealt: true }],
  ])('%s: nothing overlaps, sticks out or is too small', (_play, roundabouts, more) => {
    const found: string[] = [];
    for (const width of steps(320, 1600, 64))
      for (const height of HEIGHTS)
        for (const insets of INSETS)
          for (const leftHanded of [false, true]) {
            const view = screen(width, height, insets);
            const layout = gameLayout(def, view, { roundabouts, plans: 3, leftHanded, ...more });
            const grown = { ...view, height: layout.height };
            if (height >= 480 && layout.height !== height) found.push(`${width}×${height}: page scrolls`);
            for (const fault of faults(def, grown, layout))
              found.push(`${width}×${height} ${insets.left} ${fault}`);
          }
    expect(found.slice(0, 10)).toEqual([]);
  });
});

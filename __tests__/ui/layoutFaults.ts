import type { SheetDef } from '../../src/rules/types';
import { type Box, face, type GameLayout, type View } from '../../src/ui/sheet/layout';

/** Sums of fractions of a pixel differ in the last digits. */
export const SLACK = 1e-6;

export const right = (box: Box) => box.x + box.width;
export const bottom = (box: Box) => box.y + box.height;

/** Narrowest × lowest of many boxes. */
export function least(boxes: readonly Box[]): { width: number; height: number } {
  return { width: Math.min(...boxes.map((b) => b.width)), height: Math.min(...boxes.map((b) => b.height)) };
}
export const houses = (layout: GameLayout) => layout.streets.flatMap((street) => street.houses);
export const controls = ({ bar }: GameLayout) => [
  ...bar.keys,
  bar.refusal,
  ...bar.effects,
  ...bar.cards,
  ...(bar.roundabout ? [bar.roundabout] : []),
];
export const chips = ({ tracks: t }: GameLayout) =>
  [t.upgradeChip, t.pools, t.temps, t.bis, t.roundabouts, t.refusals].filter((chip) => chip !== null);

/** What is wrong with a layout, in words. */
export function faults(def: SheetDef, view: View, layout: GameLayout): string[] {
  return [
    ...boundsFaults(view, layout),
    ...overlapFaults(layout),
    ...streetFaults(def, layout),
    ...sizeFaults(layout),
  ];
}

function inside(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    right(inner) <= right(outer) + SLACK &&
    bottom(inner) <= bottom(outer) + SLACK
  );
}

function boundsFaults(view: View, layout: GameLayout): string[] {
  const { header, plans, sheet, streets, tracks, bar } = layout;
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const { top, left, right: end, bottom: foot } = view.insets;
  const safe = { x: left, y: top, width: layout.width - left - end, height: layout.height - top - foot };
  const content = { ...sheet, height: layout.sheetHeight };
  const parts: [string, Box, readonly Box[]][] = [
    ['screen', whole, [bar.box, sheet]],
    ['safe area', safe, layout.strip ? [layout.strip] : []],
    [
      'safe area',
      safe,
      [header, ...[...controls(layout), ...(layout.plansIn === 'bar' ? plans : [])].map(face)],
    ],
    [
      'ground',
      bar.box,
      [bar.say, bar.buttons, ...controls(layout), ...(layout.plansIn === 'bar' ? plans : [])],
    ],
    [
      'content',
      content,
      [...streets.map((s) => s.box), tracks.box, ...(layout.plansIn === 'sheet' ? plans : [])],
    ],
    [
      'safe width',
      { ...safe, y: 0, height: Infinity },
      [...streets.map((s) => s.box), ...chips(layout).map(face)],
    ],
    ['tracks', tracks.box, [...chips(layout), ...tracks.upgrades]],
    ...streets.map((s): [string, Box, readonly Box[]] => [
      'street',
      s.box,
      [s.sign, s.lot, s.road, ...s.houses, ...s.fences, ...s.parks],
    ]),
    ...paperParts(layout),
  ];
  return parts.flatMap(([name, outer, inner]) =>
    inner
      .filter((box) => !(box.width > 0 && box.height > 0 && inside(outer, box)))
      .map((box) => `not in ${name}: ${JSON.stringify(box)}`),
  );
}

function paperParts({ tracks }: GameLayout): [string, Box, readonly Box[]][] {
  const { boxes } = tracks;
  if (!boxes) return [];
  return [
    ...tracks.upgrades.map((column, i): [string, Box, readonly Box[]] => [
      'column',
      column,
      boxes.upgrades[i] ?? [],
    ]),
    ['pools', face(tracks.pools), boxes.pools],
    ['temps', face(tracks.temps), boxes.temps],
    ['bis', face(tracks.bis), boxes.bis],
    ['refusals', face(tracks.refusals), boxes.refusals],
    ...(tracks.roundabouts
      ? [['roundabouts', face(tracks.roundabouts), boxes.roundabouts] satisfies [string, Box, readonly Box[]]]
      : []),
  ];
}

function overlapFaults(layout: GameLayout): string[] {
  const { header, plans, sheet, streets, tracks, bar } = layout;
  const ownRow = layout.form === 'wide' && bar.side !== 'bottom';
  const apart: Record<string, readonly Box[]> = {
    screen: [sheet, bar.box],
    header: [header, sheet],
    strip: [header, sheet, ...(layout.strip ? [layout.strip] : [])],
    sheet: [...streets.map((s) => s.box), tracks.box, ...(layout.plansIn === 'sheet' ? plans : [])],
    bar: [
      header,
      bar.say,
      ...(ownRow ? [bar.buttons] : []),
      ...controls(layout),
      ...(layout.plansIn === 'bar' ? plans : []),
    ],
    tracks: tracks.style === 'strip' ? chips(layout) : [...chips(layout), ...tracks.upgrades],
    columns: tracks.upgrades,
    paper: Object.values(tracks.boxes ?? {}).flat(2),
  };
  for (const [i, s] of streets.entries()) apart[`street ${i + 1}`] = [s.sign, s.lot, s.road, ...s.parks];
  return Object.entries(apart).flatMap(([name, boxes]) =>
    boxes.some((box, i) => boxes.slice(i + 1).some((other) => overlap(box, other)))
      ? [`overlap in ${name}`]
      : [],
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < right(b) - SLACK && b.x < right(a) - SLACK && a.y < bottom(b) - SLACK && b.y < bottom(a) - SLACK
  );
}

function streetFaults(def: SheetDef, layout: GameLayout): string[] {
  const near = (a: number, b: number) => Math.abs(a - b) < SLACK;
  return layout.streets.flatMap(({ lot, houses: cells, fences, parks }, i) => {
    const street = def.streets[i];
    const ends = [lot.x, ...cells.map(right)];
    const tiled = cells.every(
      (cell, k) => near(cell.x, ends[k] ?? NaN) && cell.y === lot.y && cell.height === lot.height,
    );
    const centred = fences.every((place, k) => near(place.x + place.width / 2, ends[k + 1] ?? NaN));
    const asWide = fences.every(
      (place, k) => near(place.width, cells[k]?.width ?? NaN) && place.height === lot.height,
    );
    return [
      tiled && near(right(lot), ends.at(-1) ?? NaN) ? [] : ['houses do not tile the lot'],
      centred && asWide ? [] : ['fence places are not centred'],
      cells.length === street?.houses && fences.length === cells.length - 1 ? [] : ['houses are missing'],
      parks.length === street?.park.length && near(right(parks.at(-1) ?? lot), right(lot))
        ? []
        : ['trees are amiss'],
    ].flat();
  });
}

/** Keypad and effects, or three cards: never both. */
function isComplete({ keys, effects, cards }: GameLayout['bar']): boolean {
  return cards.length === 3
    ? keys.length + effects.length === 0
    : keys.length === 15 && effects.length === 6 && cards.length === 0;
}

function sizeFaults(layout: GameLayout): string[] {
  const [house, key] = [least(houses(layout)), least(controls(layout))];
  // eight keys share the width of a small phone
  const keyWidth = layout.form === 'portrait' ? Math.min(44, (layout.streets[0]?.box.width ?? 0) / 8) : 44;
  return [
    house.height >= 56 ? [] : [`house ${house.height} tall`],
    key.height >= 44 ? [] : [`key ${key.height} tall`],
    key.width >= keyWidth - SLACK ? [] : [`key ${key.width} wide`],
    isComplete(layout.bar) ? [] : ['keys, tiles or cards are missing'],
    layout.bar.cards.every(({ height }) => height >= 2 * 44) ? [] : ['a card has two halves to touch'],
    layout.strip === null || layout.strip.height >= 44 ? [] : [`strip ${layout.strip.height} tall`],
    layout.sheetHeight >= layout.sheet.height - SLACK ? [] : ['content shorter than its window'],
  ].flat();
}

/** How a list of figures lies: its ends, its middle half, its average. */
export interface Spread {
  readonly count: number;
  readonly least: number;
  readonly low: number; // a quarter lies below
  readonly median: number;
  readonly high: number; // a quarter lies above
  readonly most: number;
  readonly average: number;
}

/** The figures that are known. Written out: these lists are long, and statistics make dozens of them. */
export function known<T>(list: readonly T[], read: (item: T) => number | null): number[] {
  const values: number[] = [];
  for (const item of list) {
    const value = read(item);
    if (value !== null) values.push(value);
  }
  return values;
}

/** Null of nothing. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  let all = 0;
  for (const value of sorted) all += value;
  const part = (share: number) => quantile(sorted, share);
  return {
    count: sorted.length,
    least: part(0),
    low: part(0.25),
    median: part(0.5),
    high: part(0.75),
    most: part(1),
    average: all / sorted.length,
  };
}

/** Between two neighbours in proportion, as most people read "the middle of 4 and 6". */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export interface Bin {
  readonly from: number; // included
  readonly to: number; // not included
  readonly count: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_BINS = 14;

/** Bars of one width with round ends, few enough for a phone. */
export function binsOf(values: readonly number[]): readonly Bin[] {
  const ends = spreadOf(values);
  if (ends === null) return [];
  const step = STEPS.find((one) => bars(ends, one) <= MOST_BINS) ?? Math.ceil(ends.most - ends.least + 1);
  const start = Math.floor(ends.least / step) * step;
  const counts = new Array<number>(bars(ends, step)).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - start) / step);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, bin) => ({ from: start + bin * step, to: start + (bin + 1) * step, count }));
}

function bars({ least, most }: Spread, step: number): number {
  return Math.floor(most / step) - Math.floor(least / step) + 1;
}

/** One house of a picture. */
export interface PictureHouse {
  readonly number: number | null;
  readonly bis: boolean;
  readonly roundabout: boolean;
  readonly pool: 'none' | 'planned' | 'built' | 'lost';
}

export interface Picture {
  readonly houses: readonly PictureHouse[];
  readonly fences: readonly number[]; // behind so many houses
}

const POOLS: Readonly<Record<string, PictureHouse['pool']>> = { '~': 'planned', '*': 'built', '-': 'lost' };

/** Reads a street: "1 3* | R | 6 6b _~", with pools built `*`, planned `~` and lost `-`. */
export function readPicture(text: string): Picture {
  const houses: PictureHouse[] = [];
  const fences: number[] = [];
  for (const word of text.split(' ')) {
    if (word === '|') {
      fences.push(houses.length);
      continue;
    }
    const number = Number.parseInt(word, 10);
    houses.push({
      number: Number.isNaN(number) ? null : number,
      bis: word.includes('b'),
      roundabout: word === 'R',
      pool: POOLS[word.slice(-1)] ?? 'none',
    });
  }
  return { houses, fences };
}

/** Complete estates of a picture: from fence to fence, all numbered. */
export function pictureEstates({ houses, fences }: Picture): { first: number; last: number }[] {
  const ends = [0, ...fences, houses.length];
  return ends.slice(1).flatMap((last, i) => {
    const first = (ends[i] ?? 0) + 1;
    const all = houses.slice(first - 1, last);
    return all.length > 0 && all.every(({ number }) => number !== null) ? [{ first, last }] : [];
  });
}

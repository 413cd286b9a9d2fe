import type { House, Sheet, Street } from '../../rules/state';

/** A fence has no emoji of its own; a thin bar reads as one between houses. */
const FENCE = '|';
const TREE = '🌳';

function emojiOf(house: House): string {
  switch (house.kind) {
    case 'empty':
      return '⬜';
    case 'roundabout':
      return '⭕';
    case 'numbered':
      if (house.pool) return '🏊';
      return house.bis ? '👯' : '🏠';
  }
}

/** One street: its houses with the fences between them, then its parks. */
function streetLine({ houses, fences }: Street, parks: number): string {
  const row = houses.map((house, index) => (index > 0 && fences[index] ? FENCE : '') + emojiOf(house));
  return row.join('') + (parks > 0 ? ` ${TREE.repeat(parks)}` : '');
}

/** A town as one line of emoji per street, small enough for any chat. */
export function emojiTown({ streets, parks }: Sheet): string {
  return streets.map((street, index) => streetLine(street, parks[index] ?? 0)).join('\n');
}

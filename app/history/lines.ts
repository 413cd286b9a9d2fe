import type { HistoryEntry } from '../../src/storage/types';

/** What the list shows: games under the month they ended in, each month on a card of its own. */
export type HistoryLine =
  | { readonly kind: 'month'; readonly key: string; readonly title: string }
  | {
      readonly kind: 'game';
      readonly key: string;
      readonly entry: HistoryEntry;
      readonly first: boolean; // on its card
      readonly last: boolean;
    };

export function linesOf(
  entries: readonly HistoryEntry[],
  monthOf: (time: number) => string,
): readonly HistoryLine[] {
  const months = entries.map(({ header }) => monthOf(header.finishedAt ?? header.updatedAt));
  return entries.flatMap((entry, index): HistoryLine[] => {
    const title = months[index] ?? '';
    const first = title !== months[index - 1];
    const last = title !== months[index + 1];
    const game: HistoryLine = { kind: 'game', key: entry.header.id, entry, first, last };
    return first ? [{ kind: 'month', key: `month ${title}`, title }, game] : [game];
  });
}

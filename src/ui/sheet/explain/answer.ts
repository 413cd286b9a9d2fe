import type { TFunction } from 'i18next';

import { boxes, worth } from '../../../rules/sheet';
import type { Track } from '../../../rules/types';
import type { GameState } from '../../../state/gameStore';
import type { IconName } from '../../drawings/Icon';
import type { Topic } from '../../help/topics';
import type { Tool } from '../../theme/sheetColours';

/** The answer to "what is this?" */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
  readonly worth: string | null; // what it is worth now, and after one more
  readonly topic: Topic; // where the rules say more
  readonly icon: IconName;
  readonly tool: Tool | null; // whose colours it wears
}

export interface Asking {
  readonly t: TFunction;
  readonly state: GameState;
}

/** "Worth 9 now · one more: 13" */
export function standing({ t }: Asking, values: Track, ticks: number): string {
  const now = t('explain.worth', { worth: worth(values, ticks) });
  return ticks < boxes(values)
    ? `${now} · ${t('explain.next', { next: worth(values, ticks + 1) })}`
    : `${now} · ${t('explain.most')}`;
}

export function costing({ t }: Asking, values: Track, ticks: number): string {
  const cost = worth(values, ticks);
  const now = t(cost > 0 ? 'explain.minus' : 'explain.worth', { worth: cost });
  if (ticks >= boxes(values)) return now;
  const next = worth(values, ticks + 1);
  return `${now} · ${t('explain.next', { next: next > 0 ? `−${next}` : next })}`;
}

export function plain(
  title: string,
  lines: readonly string[],
  { topic, icon, tool = null }: { topic: Topic; icon: IconName; tool?: Tool | null },
): Explained {
  return { title, lines, worth: null, topic, icon, tool };
}

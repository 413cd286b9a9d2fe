import { at } from '../../rules/at';
import { CARDS_PER_TURN } from '../../rules/types';
import { atThumb, bottomOf, type Box, grid } from './box';
import type { BarLayout, Wishes } from './layoutTypes';

type Dealt = Pick<BarLayout, 'cards' | 'effects' | 'keys' | 'roundabout' | 'refusal'>;

const TOOL = 46; // px: the column or row of the tools beside the cards
const APART = 6;
const LONGEST = 2; // of its width: a card must not look like a bookmark

/** Three cards side by side, the tools in a column at the thumb (bottom bar). */
export function dealtRow(box: Box, { leftHanded, roundabouts }: Wishes): Dealt {
  const { thumb, rest } = atThumb(box, Math.max(TOOL, box.width / 9), leftHanded);
  const cards = atThumb(rest, APART, leftHanded).rest;
  return furnished(cards, grid(thumb, 1, roundabouts ? 2 : 1));
}

/** Three cards side by side, the tools in a row below them (panel). */
export function dealtColumn(box: Box, { roundabouts }: Wishes): Dealt {
  const tallest = (box.width / CARDS_PER_TURN) * LONGEST;
  const height = Math.min(box.height - TOOL - APART, tallest);
  const cards = { ...box, height };
  const row = { ...box, y: bottomOf(cards) + APART, height: TOOL };
  return furnished(cards, grid(row, roundabouts ? 2 : 1, 1));
}

/** The refusal comes last; in basic games it has the room of both. */
function furnished(cards: Box, tools: readonly Box[]): Dealt {
  return {
    cards: grid(cards, CARDS_PER_TURN, 1),
    effects: [],
    keys: [],
    roundabout: tools.length > 1 ? at(tools, 0) : null,
    refusal: at(tools, tools.length - 1),
  };
}

import { memo } from 'react';

import { Moved } from '../motion/Moved';
import type { Box } from './box';
import { FenceDrawing } from './drawings/FenceDrawing';
import { useGame, useGameNow } from './GameContext';
import { fenceView } from './views';

interface FenceArtProps {
  street: number;
  place: number;
  box: Box;
}

/** A fence that stands: painted as soon as the finger has set it. */
export const FenceArt = memo(function FenceArt({ street, place, box }: FenceArtProps) {
  const state = useGameNow((game) => fenceView(game, street, place).state);
  if (state === 'built') return <FenceDrawing {...box} state={state} />;
  return state === 'pencilled' ? (
    <Moved by="raised">
      <FenceDrawing {...box} state={state} />
    </Moved>
  ) : null;
});

/** A place without a fence: lit, a row of dots, or nothing at all. */
export const FencePlaceArt = memo(function FencePlaceArt({ street, place, box }: FenceArtProps) {
  const state = useGame((game) => fenceView(game, street, place).state);
  return state === 'lit' || state === 'free' ? <FenceDrawing {...box} state={state} /> : null;
});

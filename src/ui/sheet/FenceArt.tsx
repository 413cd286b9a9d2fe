import { memo } from 'react';

import type { Box } from './box';
import { FenceDrawing } from './drawings/FenceDrawing';
import { useGame } from './GameContext';
import { fenceView } from './views';

/** A fence place: built, pencilled, lit, a row of dots, or nothing at all. */
export const FenceArt = memo(function FenceArt({
  street,
  place,
  box,
}: {
  street: number;
  place: number;
  box: Box;
}) {
  const state = useGame((game) => fenceView(game, street, place).state);
  return state === 'none' ? null : <FenceDrawing {...box} state={state} />;
});

import { memo } from 'react';

import { G } from '../drawings/svg';
import type { Box } from './box';
import { HouseDrawing } from './drawings/HouseDrawing';
import { PoolDrawing } from './drawings/PoolDrawing';
import { RoundaboutDrawing } from './drawings/RoundaboutDrawing';
import { GhostNumber } from './drawings/GhostNumber';
import { useGame, useHouseLook } from './GameContext';
import { ghostKey } from './views';

interface HouseArtProps {
  street: number;
  house: number;
  box: Box;
}

const ROOFS = [0, 1, 2] as const;
const roofOf = (street: number) => ROOFS[(street - 1) % ROOFS.length] ?? 0;

/** One house with its pool; drawn again only when it looks different itself. */
export const HouseArt = memo(function HouseArt({ street, house, box }: HouseArtProps) {
  const look = useHouseLook(street, house);
  if (look.kind === 'roundabout') return <RoundaboutDrawing {...box} pencil={look.pencil} />;
  return (
    <G>
      {look.pool === 'none' || look.bis ? null : (
        <PoolDrawing {...box} state={look.pool === 'built' && look.pencil ? 'pencilled' : look.pool} />
      )}
      <HouseDrawing
        {...box}
        kind={roofOf(street)}
        number={look.number}
        pencil={look.pencil}
        bis={look.bis}
        used={look.used}
      />
    </G>
  );
});

/** The number a tap would write, and what it does to the card: a shift, or a question which one. */
export const GhostArt = memo(function GhostArt({ street, house, box }: HouseArtProps) {
  const [number = '', change] = useGame((state) => ghostKey(state, street, house)).split(' ');
  if (number === '') return null;
  return <GhostNumber {...box} kind={roofOf(street)} number={number} change={change ?? null} />;
});

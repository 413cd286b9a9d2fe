import { memo } from 'react';

import { G } from '../drawings/svg';
import type { Box } from './box';
import { HouseDrawing } from './drawings/HouseDrawing';
import { PoolDrawing } from './drawings/PoolDrawing';
import { RoundaboutDrawing } from './drawings/RoundaboutDrawing';
import { ShiftTag } from './drawings/ShiftTag';
import { TargetRing } from './drawings/TargetRing';
import { useGame, useGameView } from './GameContext';
import { houseView } from './views';

interface HouseArtProps {
  street: number;
  house: number;
  box: Box;
}

const ROOFS = [0, 1, 2] as const;

/** One house with its pool, ring and tag; renders again only when its own view changes. */
export const HouseArt = memo(function HouseArt({ street, house, box }: HouseArtProps) {
  const view = useGameView((state) => houseView(state, street, house));
  const kind = ROOFS[(street - 1) % ROOFS.length] ?? 0;
  const ring = view.ring === 'none' || view.ring === 'culprit' ? (view.lit ? 'lit' : null) : view.ring;
  return (
    <G>
      {ring ? <TargetRing {...box} state={ring} /> : null}
      {view.kind === 'roundabout' ? (
        <RoundaboutDrawing {...box} pencil={view.pencil} />
      ) : (
        <>
          {view.pool === 'none' || view.bis ? null : (
            <PoolDrawing {...box} state={view.pool === 'built' && view.pencil ? 'pencilled' : view.pool} />
          )}
          <HouseDrawing
            {...box}
            kind={kind}
            number={view.number}
            ghost={view.ghost}
            pencil={view.pencil}
            bis={view.bis}
            used={view.used}
            dim={view.dim}
          />
        </>
      )}
      {view.ghost !== null ? <Tag box={box} fits={view.fits} /> : null}
      {view.ring === 'culprit' ? <TargetRing {...box} state="culprit" /> : null}
    </G>
  );
});

/** What a tap will do here: shift by so much, or ask which number. */
function Tag({ box, fits }: { box: Box; fits: string }) {
  const card = useGame((state) => (state.draft.effect === 'temp' ? state.draft.number : null));
  const [nearest = 0, ...others] = fits.split(' ').map(Number);
  if (others.length > 0) return <ShiftTag {...box} shift={null} />;
  return card === null || nearest === card ? null : <ShiftTag {...box} shift={nearest - card} />;
}

import { memo } from 'react';

import { rivalGain } from '../../../game/pile';
import { owesCard } from '../../../rules/turn';
import { EFFECTS, type Effect } from '../../../rules/types';
import { G, Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { face, type Box } from '../box';
import { Figure } from '../drawings/Figure';
import { useGame } from '../GameContext';
import { Plate } from '../Plate';

/** While the third card is owed, each effect says what AAA would gain by it. */
export const GiveHints = memo(function GiveHints({ boxes }: { boxes: readonly Box[] }) {
  const owed = useGame((state) => owesCard(state.timeline.game));
  if (!owed) return null;
  return EFFECTS.map((effect, i) => {
    const box = boxes[i];
    return box ? <Hint key={effect} effect={effect} box={box} /> : null;
  });
});

const WIDTH = 22;
const HEIGHT = 14;

function Hint({ effect, box }: { effect: Effect; box: Box }) {
  const colours = useSheetColours();
  const gain = useGame((state) => rivalGain(state.timeline.game, effect));
  const { x, y, width, height } = face(box);
  return (
    <Plate box={box}>
      <G>
        <Rect
          x={x + 1}
          y={y + 1}
          width={width - 2}
          height={height - 2}
          rx={10}
          fill="none"
          stroke={colours.primary}
          strokeWidth={2}
        />
        {gain === null ? null : (
          <>
            <Rect
              x={x + width - WIDTH - 1}
              y={y + 1}
              width={WIDTH}
              height={HEIGHT}
              rx={7}
              fill={colours.ink}
            />
            <Figure
              x={x + width - WIDTH / 2 - 1}
              y={y + 1 + HEIGHT / 2}
              size={10.5}
              fill={colours.background}
              text={`+${gain}`}
            />
          </>
        )}
      </G>
    </Plate>
  );
}

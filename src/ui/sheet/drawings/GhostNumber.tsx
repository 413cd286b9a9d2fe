import { memo } from 'react';

import { G } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { figureSize, houseMarks, type HouseKind } from './houseShapes';
import { houseBox, type Box } from './lot';
import { ShiftTag } from './ShiftTag';

interface GhostNumberProps extends Box {
  kind: HouseKind;
  number: string;
  change: string | null; // "-2": shifted from the card; "?": the tap asks which number
}

/** The number a tap would write, on the wall of a house that is still open. */
export const GhostNumber = memo(function GhostNumber({ kind, number, change, ...cell }: GhostNumberProps) {
  const colours = useSheetColours();
  const box = houseBox(cell);
  return (
    <G>
      <Figure
        face="hand"
        x={box.centre}
        y={houseMarks(kind, box).number}
        size={figureSize(box)}
        fill={colours.primary}
        text={number}
      />
      {change === null ? null : <ShiftTag {...cell} shift={change === '?' ? null : Number(change)} />}
    </G>
  );
});

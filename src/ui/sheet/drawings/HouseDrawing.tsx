import { memo, type ReactNode } from 'react';

import { G } from '../../drawings/svg';
import { Moved } from '../../motion/Moved';
import { useSheetColours, type SheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { BisPlate, Hedge, Pencil, Seal } from './houseDetails';
import { figureSize, houseMarks, HouseShape, type HouseKind, type HousePaint } from './houseShapes';
import { PENCIL_DASH } from './ink';
import { houseBox, type Box } from './lot';

const HEDGED = 44; // narrower cells have no room for bushes

interface HouseDrawingProps extends Box {
  kind: HouseKind; // by street
  number: number | null;
  pencil?: boolean; // written in this turn
  bis?: boolean;
  used?: boolean; // for a plan
}

/** One house in its cell: pale while empty, painted once a number stands on its front wall. */
export const HouseDrawing = memo(function HouseDrawing(props: HouseDrawingProps) {
  const { kind, number, pencil = false, bis = false, used = false } = props;
  const colours = useSheetColours();
  const box = houseBox(props);
  const marks = houseMarks(kind, box);
  return (
    <G>
      <HouseShape
        kind={kind}
        box={box}
        paint={housePaint(colours, kind, number !== null, pencil)}
        window={!used}
      />
      {number !== null && !pencil && props.width >= HEDGED ? <Hedge colours={colours} house={box} /> : null}
      {number === null ? null : (
        <Hand fresh={pencil}>
          <Figure
            face="hand"
            x={box.centre}
            y={marks.number}
            size={figureSize(box)}
            fill={pencil ? colours.pencil : colours.hand}
            text={number}
          />
        </Hand>
      )}
      {bis ? <BisPlate colours={colours} house={box} lot={props.height} pencil={pencil} /> : null}
      {used ? <Seal colours={colours} x={marks.seal[0]} y={marks.seal[1]} house={box.width} /> : null}
      {pencil ? <Pencil colours={colours} cell={props} /> : null}
    </G>
  );
});

/** Fades up while it is pencilled. */
function Hand({ fresh, children }: { fresh: boolean; children: ReactNode }) {
  return fresh ? <Moved by="written">{children}</Moved> : children;
}

function housePaint(colours: SheetColours, kind: HouseKind, written: boolean, pencil: boolean): HousePaint {
  if (!written) {
    return {
      roof: colours.plainRoof,
      roofOpacity: 1,
      wall: colours.plainWall,
      shade: colours.plainWall,
      line: colours.plainLine,
      dash: {},
    };
  }
  return {
    roof: colours.roofs[kind],
    roofOpacity: pencil ? 0.45 : 1,
    wall: colours.wall,
    shade: pencil ? colours.wall : colours.shade,
    line: pencil ? colours.pencil : colours.ink,
    dash: pencil ? PENCIL_DASH : {},
  };
}

import { Circle, Path, Rect } from '../../drawings/svg';
import { IconShape } from '../../drawings/Icon';
import { ICONS } from '../../drawings/icons';
import type { SheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { at, clamp, PENCIL_DASH, ROUND } from './ink';
import type { Box, HouseBox } from './lot';

export const BIS_MARK = 'b'; // as on the printed sheet, in every language

/** Someone moved in. */
export function Hedge({ colours, house }: { colours: SheetColours; house: HouseBox }) {
  const bush = (x: number, r: number) => `M${at([x - r, house.base])}a${r} ${r} 0 0 1 ${2 * r} 0Z`;
  const { left, width } = house;
  return (
    <Path
      d={bush(left + width * 0.05, width * 0.1) + bush(left + width * 0.93, width * 0.075)}
      fill={colours.hedge}
      stroke={colours.treeEdge}
      strokeWidth={house.stroke * 0.7}
      {...ROUND}
    />
  );
}

/** The b of a copied number, under the wall where no path leads: it must not crowd the number itself. */
export function BisPlate({
  colours,
  house,
  lot,
  pencil,
}: {
  colours: SheetColours;
  house: HouseBox;
  lot: number;
  pencil: boolean;
}) {
  const tall = Math.max(9, lot * 0.13);
  const wide = Math.max(tall * 1.15, house.width * 0.4);
  return (
    <>
      <Rect
        x={house.centre - wide / 2}
        y={house.base + 2}
        width={wide}
        height={tall}
        rx={3}
        fill={colours.surface}
        stroke={colours.hue.bis}
        strokeWidth={1.1}
        {...(pencil ? PENCIL_DASH : {})}
      />
      <Figure
        x={house.centre}
        y={house.base + 2 + tall / 2}
        size={tall * 0.95}
        fill={colours.hue.bis}
        text={BIS_MARK}
      />
    </>
  );
}

/** Served a plan. */
export function Seal({
  colours,
  x,
  y,
  house,
}: {
  colours: SheetColours;
  x: number;
  y: number;
  house: number;
}) {
  const r = Math.max(4.2, house * 0.14);
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={r}
        fill={colours.mustard}
        stroke={colours.dark ? colours.background : colours.ink}
        strokeWidth={1.1}
      />
      <IconShape
        name="check"
        x={x - r * 0.8}
        y={y - r * 0.82}
        size={r * 1.6}
        color={colours.onMustard}
        width={4}
      />
    </>
  );
}

/** Leans on the roof of what was written in this turn. */
export function Pencil({ colours, cell }: { colours: SheetColours; cell: Box }) {
  const scale = clamp(15, cell.height * 0.2, 22) / 24;
  const x = cell.x + cell.width / 2 + Math.min(cell.width * 0.1, 8);
  const y = cell.y - Math.min(cell.height * 0.16, 10);
  return (
    <Path
      d={ICONS.pencil}
      fill={colours.mustard}
      stroke={colours.ink}
      strokeWidth={2}
      {...ROUND}
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}

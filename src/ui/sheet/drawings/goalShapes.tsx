import { Circle, G, Line, Path, Rect } from '../../drawings/svg';
import { useSheetColours, type SheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { BIS_MARK } from './houseDetails';
import { at, ROUND, shape } from './ink';

interface PartProps {
  colours: SheetColours;
  x: number;
  height: number;
}

/** A written house, as small as a figure. */
export function MiniHouse({ colours, x, height, width }: PartProps & { width: number }) {
  const eave = height * 0.46;
  const line = { stroke: colours.ink, strokeWidth: 1.2, ...ROUND };
  return (
    <G>
      <Rect
        x={x + width * 0.12}
        y={eave}
        width={width * 0.76}
        height={height - eave}
        fill={colours.tokenWall}
        {...line}
      />
      <Path
        d={shape([
          [x, eave],
          [x + width / 2, height * 0.1],
          [x + width, eave],
        ])}
        fill={colours.tokenRoof}
        {...line}
      />
      <Path
        d={`M${at([x + width * 0.32, height * 0.74])}l${at([width * 0.14, height * 0.1])} ${at([width * 0.24, -height * 0.2])}`}
        fill="none"
        stroke={colours.hand}
        strokeWidth={1.6}
        {...ROUND}
      />
    </G>
  );
}

interface SignpostProps extends PartProps {
  plates: number; // so many streets
  street: number | null; // or this one
}

/** A pole with street signs: blank ones mean any street, a figure means that street. */
export function Signpost({ colours, x, height, plates, street }: SignpostProps) {
  const wide = height * 0.7;
  const pitch = Math.min(0.48, 0.8 / plates) * height;
  const tall = pitch - height * 0.06;
  const plate = street === null ? { y: height * 0.06, tall } : { y: height * 0.04, tall: height * 0.62 };
  return (
    <G>
      <Line
        x1={x + wide / 2}
        y1={height * 0.1}
        x2={x + wide / 2}
        y2={height * 0.98}
        stroke={colours.dark ? colours.inkSoft : colours.trunk}
        strokeWidth={height * 0.09}
        strokeLinecap="round"
      />
      {Array.from({ length: plates }, (_, i) => (
        <G key={i}>
          <Rect
            x={x}
            y={plate.y + i * pitch}
            width={wide}
            height={plate.tall}
            rx={height * 0.07}
            fill={colours.sign}
            stroke={colours.dark ? colours.ink : colours.sign}
            strokeWidth={1}
          />
          {street === null ? (
            <Line
              x1={x + wide * 0.2}
              y1={plate.y + i * pitch + plate.tall / 2}
              x2={x + wide * 0.8}
              y2={plate.y + i * pitch + plate.tall / 2}
              stroke={colours.onSign}
              strokeWidth={height * 0.06}
              strokeLinecap="round"
            />
          ) : (
            <Figure
              x={x + wide / 2}
              y={plate.y + plate.tall / 2}
              size={height * 0.5}
              fill={colours.onSign}
              text={street}
            />
          )}
        </G>
      ))}
    </G>
  );
}

/** What an estate must hold: a pool, or a copied number. */
export function EstateBadge({ kind, x, y, r }: { kind: 'pool' | 'bis'; x: number; y: number; r: number }) {
  const colours = useSheetColours();
  if (kind === 'bis') {
    return (
      <G>
        <Rect
          x={x - r}
          y={y - r}
          width={r * 2}
          height={r * 2}
          rx={r * 0.55}
          fill={colours.surface}
          stroke={colours.hue.bis}
          strokeWidth={1.1}
        />
        <Figure x={x} y={y} size={r * 1.75} fill={colours.hue.bis} text={BIS_MARK} />
      </G>
    );
  }
  const wave = `M${at([x - r * 0.6, y + r * 0.12])}q${at([r * 0.3, -r * 0.55])} ${at([r * 0.6, 0])}t${at([r * 0.6, 0])}`;
  return (
    <G>
      <Circle cx={x} cy={y} r={r} fill={colours.water} stroke={colours.waterEdge} strokeWidth={1.1} />
      <Path d={wave} fill="none" stroke={colours.wave} strokeWidth={Math.max(1.2, r * 0.26)} {...ROUND} />
    </G>
  );
}

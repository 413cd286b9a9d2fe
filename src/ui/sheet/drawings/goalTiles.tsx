import { Circle, G, Line, Path, Rect } from '../../drawings/svg';
import { IconShape } from '../../drawings/Icon';
import type { SheetColours, Tool } from '../../theme/sheetColours';
import { shape } from './ink';

interface PartProps {
  colours: SheetColours;
  x: number;
  height: number;
}

/** An effect by colour and icon; with three filled boxes below it means "every one of them". */
export function ToolTile({ colours, x, height, tool, full }: PartProps & { tool: Tool; full: boolean }) {
  const icon = height * (full ? 0.62 : 0.8);
  const pip = height * 0.17;
  return (
    <G>
      <Rect
        x={x}
        y={0}
        width={height}
        height={height}
        rx={height * 0.24}
        fill={colours.tint[tool]}
        stroke={colours.dark ? colours.line : colours.tint[tool]}
        strokeWidth={1}
      />
      <IconShape
        name={tool}
        x={x + (height - icon) / 2}
        y={full ? height * 0.06 : (height - icon) / 2}
        size={icon}
        color={colours.hue[tool]}
      />
      {full
        ? [-1, 0, 1].map((i) => (
            <Rect
              key={i}
              x={x + height / 2 + i * pip * 1.4 - pip / 2}
              y={height * 0.74}
              width={pip}
              height={pip * 0.85}
              rx={pip * 0.25}
              fill={colours.hue[tool]}
            />
          ))
        : null}
    </G>
  );
}

export function Post({ colours, x, height }: PartProps) {
  const r = height * 0.08;
  return (
    <G fill={colours.ink}>
      <Rect x={x + height * 0.1 - r * 0.65} y={height * 0.22} width={r * 1.3} height={height * 0.78} />
      <Circle cx={x + height * 0.1} cy={height * 0.2} r={r} />
    </G>
  );
}

export function Dots({ colours, x, height, width }: PartProps & { width: number }) {
  return (
    <Line
      x1={x + width * 0.14}
      y1={height * 0.84}
      x2={x + width * 0.9}
      y2={height * 0.84}
      stroke={colours.inkSoft}
      strokeWidth={height * 0.09}
      strokeDasharray={[0.1, width * 0.24]}
      strokeLinecap="round"
    />
  );
}

/** Boxes one above the other, all crossed out. */
export function FullColumn({ colours, x, height, width }: PartProps & { width: number }) {
  const box = height * 0.27;
  const left = x + (width - box) / 2;
  return (
    <G strokeWidth={1.1}>
      {[0, 1, 2].map((i) => {
        const top = height * 0.02 + i * height * 0.345;
        const [a, b] = [box * 0.22, box * 0.78];
        const stroke = `M${left + a} ${top + a}L${left + b} ${top + b}M${left + b} ${top + a}L${left + a} ${top + b}`;
        return (
          <G key={i}>
            <Path
              d={shape([
                [left, top],
                [left + box, top],
                [left + box, top + box],
                [left, top + box],
              ])}
              fill={colours.tokenWall}
              stroke={colours.plainLine}
              strokeLinejoin="round"
            />
            <Path d={stroke} stroke={colours.hand} strokeWidth={1.5} strokeLinecap="round" />
          </G>
        );
      })}
    </G>
  );
}

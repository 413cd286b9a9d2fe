import { G } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { EstateToken, tokenWidth } from './EstateToken';
import { Figure } from './Figure';
import { BADGE, CROWNED, partWidth, timesText, type GoalPart } from './goalParts';
import { EstateBadge, MiniHouse, Signpost } from './goalShapes';
import { Dots, FullColumn, Post, ToolTile } from './goalTiles';

interface GoalPartDrawingProps {
  part: GoalPart;
  x: number;
  height: number;
  unit: number; // width of one roof
}

/** One word of a goal, from its left edge, standing on the line y = height. */
export function GoalPartDrawing({ part, x, height, unit }: GoalPartDrawingProps) {
  const colours = useSheetColours();
  const place = { colours, x, height };
  switch (part.kind) {
    case 'token':
      return <Estate part={part} x={x} height={height} unit={unit} />;
    case 'tool':
      return <ToolTile {...place} tool={part.tool} full={part.full} />;
    case 'times': {
      const size = height * 0.6;
      const text = timesText(part.count);
      return <Figure x={x} y={height / 2} size={size} fill={colours.ink} text={text} anchor="start" />;
    }
    case 'street':
      return <Signpost {...place} plates={1} street={part.street} />;
    case 'signpost':
      return <Signpost {...place} plates={part.plates} street={null} />;
    case 'post':
      return <Post {...place} />;
    case 'house':
      return <MiniHouse {...place} width={partWidth(part, height, unit)} />;
    case 'dots':
      return <Dots {...place} width={partWidth(part, height, unit)} />;
    case 'column':
      return <FullColumn {...place} width={partWidth(part, height, unit)} />;
  }
}

interface EstateProps {
  part: Extract<GoalPart, { kind: 'token' }>;
  x: number;
  height: number;
  unit: number;
}

/** An estate; what it must hold sits on its roof. */
function Estate({ part, x, height, unit }: EstateProps) {
  const badges = part.pools + part.bis;
  const tall = badges > 0 ? height * CROWNED : height;
  const room = partWidth(part, height, unit);
  const left = x + (room - tokenWidth(part.size, unit, tall)) / 2;
  const r = (height * BADGE) / 2;
  const first = x + room / 2 - (badges - 1) * r;
  return (
    <G>
      <EstateToken size={part.size} x={left} y={height - tall} height={tall} unit={unit} got={part.got} />
      {Array.from({ length: badges }, (_, i) => (
        <EstateBadge
          key={i}
          kind={i < part.pools ? 'pool' : 'bis'}
          x={first + i * 2 * r}
          y={r * 1.05}
          r={r * 0.95}
        />
      ))}
    </G>
  );
}

import { Circle, G, Line, Path, Rect } from './svg';
import type { Paint, SceneInk } from './sceneInk';

/** Every part stands on the line y = 0, its left or middle at x; y grows downwards. */
interface Part {
  ink: SceneInk;
  x: number;
}

export function AFrame({ ink, x, roof = 'coral' }: Part & { roof?: Paint }) {
  return (
    <G transform={`translate(${x} 0)`}>
      <Path d="M0 0L42 -106L84 0Z" {...ink.fill(roof)} />
      <Path d="M14 0L42 -71L70 0Z" {...ink.fill('wall')} />
      <Line x1={42} y1={-70} x2={42} y2={-33} {...ink.stroke('beam', 2)} />
      <Line x1={27} y1={-33} x2={57} y2={-33} {...ink.stroke('beam', 2)} />
      <Rect x={33} y={-26} width={18} height={26} rx={1} {...ink.fill('teal')} />
      <Circle cx={47} cy={-12} r={1.6} {...ink.fill('mustard')} />
    </G>
  );
}

export function Ranch({ ink, x, roof = 'teal' }: Part & { roof?: Paint }) {
  return (
    <G transform={`translate(${x} 0)`}>
      <Line x1={111} y1={-59} x2={111} y2={0} {...ink.stroke('navy', 3)} />
      <Rect x={12} y={-49} width={58} height={49} {...ink.fill('wall')} />
      <Rect x={68} y={-54} width={10} height={54} {...ink.fill('navy')} />
      <Rect x={20} y={-37} width={26} height={18} rx={2} {...ink.fill('glass')} />
      <Line x1={33} y1={-37} x2={33} y2={-19} {...ink.stroke('wall', 1.5)} />
      <Rect x={52} y={-32} width={15} height={32} rx={1} {...ink.fill('mustard')} />
      <Path d="M0 -64L69 -52L114 -68V-59L69 -43L0 -55Z" {...ink.fill(roof)} />
    </G>
  );
}

export function Cottage({ ink, x, wall = 'mustard', roof = 'navy' }: Part & { wall?: Paint; roof?: Paint }) {
  return (
    <G transform={`translate(${x} 0)`}>
      <Rect x={54} y={-86} width={12} height={24} {...ink.fill('coral')} />
      <Rect x={10} y={-47} width={72} height={47} {...ink.fill(wall)} />
      <Path d="M0 -46L46 -88L92 -46Z" {...ink.fill(roof)} />
      <Circle cx={46} cy={-61} r={6} {...ink.fill('wall')} />
      <Rect x={18} y={-38} width={20} height={17} rx={1.5} {...ink.fill('wall')} />
      <Line x1={28} y1={-38} x2={28} y2={-21} {...ink.stroke('beam', 1.5)} />
      <Line x1={18} y1={-29.5} x2={38} y2={-29.5} {...ink.stroke('beam', 1.5)} />
      <Rect x={52} y={-34} width={18} height={34} rx={1} {...ink.fill('teal')} />
      <Circle cx={56} cy={-16} r={1.6} {...ink.fill('mustard')} />
    </G>
  );
}

export function RoundTree({ ink, x, size = 1 }: Part & { size?: number }) {
  return (
    <G transform={`translate(${x} 0) scale(${size})`}>
      <Circle cx={0} cy={-62} r={29} {...ink.fill('leaf')} />
      <Path d="M0 0V-60M0 -40L10 -50" {...ink.stroke('trunk', 4)} />
    </G>
  );
}

export function Cypress({ ink, x, size = 1 }: Part & { size?: number }) {
  return (
    <G transform={`translate(${x} 0) scale(${size})`}>
      <Path d="M0 0V-14" {...ink.stroke('trunk', 4)} />
      <Path
        d="M0 -80C9 -62 14 -46 14 -32C14 -18 8 -10 0 -10C-8 -10 -14 -18 -14 -32C-14 -46 -9 -62 0 -80Z"
        {...ink.fill('leaf')}
      />
    </G>
  );
}

export function Car({ ink, x }: Part) {
  return (
    <G transform={`translate(${x} 0)`}>
      <Path
        d="M0 -4V-11Q0 -15 6 -15L11 -23Q12 -25 15 -25H27Q30 -25 32 -22L36 -15Q44 -14 44 -8V-4Z"
        {...ink.fill('coral')}
      />
      <Path d="M13 -16L16 -22H21V-16ZM24 -16V-22H27L31 -16Z" {...ink.fill('sky')} />
      {[10, 34].map((cx) => (
        <Circle key={cx} cx={cx} cy={-4} r={4.6} {...ink.fill('navy')} />
      ))}
    </G>
  );
}

/** The neighbours' flamingo: coral in both themes. */
export function Flamingo({ ink, x }: Part) {
  const colour = ink.dark ? ink.palette.coral : '#C9432B';
  return (
    <G transform={`translate(${x} 0)`}>
      <Path
        d="M12 0V-9M4 -18C-1 -22 2 -29 7 -28C11 -27 9 -22 7 -19C6 -16 7 -13 10 -12"
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <Path
        d="M8 -13Q14 -20 19 -15Q17 -8 11 -8Q8 -9 8 -13Z"
        fill={ink.dark ? 'none' : '#E88D78'}
        stroke={colour}
        strokeWidth={1.6}
      />
    </G>
  );
}

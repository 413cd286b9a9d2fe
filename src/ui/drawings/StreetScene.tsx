import { memo } from 'react';

import { Circle, G, Line, Path, Rect, Svg } from './svg';
import { FONT } from '../theme/tokens';
import { FENCE_HEIGHT, PicketFence } from './PicketFence';
import { useSceneInk, type SceneInk } from './sceneInk';
import { AFrame, Car, Cottage, Cypress, Flamingo, Ranch, RoundTree } from './sceneParts';
import { SvgText } from './SvgText';

interface StreetSceneProps {
  width: number;
  height: number;
}

const BLOCK = 390; // units one block of houses is wide
const SKY = 190; // units from the lawn to above the sun
const TITLE = 120; // pixels above the sun that belong to the name of the app

/** The street on Home: paper by day, blueprint by night; as many blocks as the window is wide. */
export const StreetScene = memo(function StreetScene({ width, height }: StreetSceneProps) {
  const ink = useSceneInk();
  const fence = FENCE_HEIGHT * Math.min(1.6, Math.max(1, height / 480));
  const ground = height - fence;
  const scale = Math.min(2.4, Math.max(0.6, Math.min(width / (BLOCK - 26), (ground - TITLE) / SKY)));
  const blocks = Math.ceil((width / scale / BLOCK - 1) / 2);
  const left = width / 2 / scale - BLOCK / 2;
  const others = Array.from({ length: blocks * 2 + 1 }, (_, i) => i - blocks).filter((i) => i !== 0);
  return (
    <Svg width={width} height={height} aria-hidden>
      <Rect width={width} height={height} fill={ink.dark ? ink.palette.background : '#D5ECF2'} />
      {ink.dark ? <Grid ink={ink} width={width} height={height} /> : null}
      <G transform={`translate(0 ${ground}) scale(${scale})`}>
        <Sky ink={ink} x={left} />
        <Hills ink={ink} width={width / scale} />
        {others.map((i) => (
          <G key={i} transform={`translate(${left + i * BLOCK} 0)`}>
            {i % 2 === 0 ? <OakBlock ink={ink} /> : <ElmBlock ink={ink} />}
          </G>
        ))}
        <G transform={`translate(${left} 0)`}>
          <MainBlock ink={ink} />
        </G>
      </G>
      <G transform={`translate(0 ${ground}) scale(${fence / FENCE_HEIGHT})`}>
        <PicketFence
          ink={ink}
          width={(width / fence) * FENCE_HEIGHT}
          pencilAt={(((left + 272) * scale) / fence) * FENCE_HEIGHT}
        />
      </G>
    </Svg>
  );
});

function MainBlock({ ink }: { ink: SceneInk }) {
  return (
    <>
      <RoundTree ink={ink} x={12} size={0.72} />
      <RoundTree ink={ink} x={128} />
      <RoundTree ink={ink} x={378} size={0.92} />
      <AFrame ink={ink} x={30} />
      <Cypress ink={ink} x={256} size={0.84} />
      <Ranch ink={ink} x={136} />
      <Car ink={ink} x={210} />
      <Cypress ink={ink} x={270} />
      <Cottage ink={ink} x={282} />
      <Flamingo ink={ink} x={112} />
      {ink.dark ? <Dimensions ink={ink} /> : null}
    </>
  );
}

function ElmBlock({ ink }: { ink: SceneInk }) {
  return (
    <>
      <RoundTree ink={ink} x={34} size={0.8} />
      <Cottage ink={ink} x={50} wall="wall" roof="coral" />
      <Cypress ink={ink} x={160} />
      <AFrame ink={ink} x={176} roof="teal" />
      <RoundTree ink={ink} x={282} size={0.9} />
      <Ranch ink={ink} x={270} roof="navy" />
    </>
  );
}

function OakBlock({ ink }: { ink: SceneInk }) {
  return (
    <>
      <Ranch ink={ink} x={8} roof="coral" />
      <Car ink={ink} x={80} />
      <RoundTree ink={ink} x={150} />
      <Cottage ink={ink} x={166} wall="wall" roof="teal" />
      <Cypress ink={ink} x={272} size={0.9} />
      <AFrame ink={ink} x={290} roof="mustard" />
    </>
  );
}

function Hills({ ink, width }: { ink: SceneInk; width: number }) {
  const far = `M0 0V-58Q${width * 0.25} -120 ${width * 0.5} -72T${width} -94V0Z`;
  const near = `M0 0V-22Q${width * 0.3} -64 ${width * 0.62} -34T${width} -52V0Z`;
  if (ink.dark) {
    const contour = { fill: 'none', stroke: ink.palette.line, strokeWidth: 1.4 };
    return (
      <>
        <Path d={far} {...contour} />
        <Path d={near} {...contour} />
      </>
    );
  }
  return (
    <>
      <Path d={far} {...ink.fill('hillFar')} />
      <Path d={near} {...ink.fill('hillNear')} />
    </>
  );
}

/** Sun with its rays and a cloud; on the blueprint a circle with its axes. */
function Sky({ ink, x }: { ink: SceneInk; x: number }) {
  const rays = Array.from({ length: 9 }, (_, i) => (Math.PI * i) / 8);
  const cloud = 'M0 0Q0 -14 13 -14Q18 -26 32 -25Q44 -25 48 -15Q62 -18 62 0Z';
  return (
    <>
      <G transform={`translate(${x + 258} -86)`}>
        {ink.dark ? (
          <>
            <Circle r={46} fill="none" stroke={ink.palette.mustard} strokeWidth={1.5} />
            <Path d="M-54 0H54M0 -54V54" stroke={ink.palette.mustard} strokeWidth={1} strokeDasharray="5 4" />
          </>
        ) : (
          <>
            <Circle r={46} {...ink.fill('mustard')} />
            {rays.map((angle, i) => {
              const [c, s, long] = [Math.cos(angle), -Math.sin(angle), i % 2 === 0 ? 75 : 67];
              return (
                <Line
                  key={i}
                  x1={c * 56}
                  y1={s * 56}
                  x2={c * long}
                  y2={s * long}
                  {...ink.stroke('mustard', 3)}
                />
              );
            })}
          </>
        )}
      </G>
      {[x + 296, x - 96, x + 470].map((cx, i) => (
        <G key={cx} transform={`translate(${cx} ${-146 - (i % 2) * 14})`}>
          <Path d={cloud} {...ink.fill('cloud')} />
        </G>
      ))}
    </>
  );
}

function Grid({ ink, width, height }: { ink: SceneInk; width: number; height: number }) {
  const step = 24;
  const across = Array.from({ length: Math.ceil(width / step) }, (_, i) => `M${i * step + 3.5} 0V${height}`);
  const down = Array.from({ length: Math.ceil(height / step) }, (_, i) => `M0 ${i * step + 3.5}H${width}`);
  return (
    <Path d={[...across, ...down].join('')} stroke={ink.palette.line} strokeOpacity={0.42} strokeWidth={1} />
  );
}

/** What a draughtsman writes beside a house. */
function Dimensions({ ink }: { ink: SceneInk }) {
  const line = { stroke: ink.palette.inkSoft, strokeWidth: 1 };
  const text = { fill: ink.palette.inkSoft, fontSize: 13, fontFamily: FONT.hand };
  return (
    <>
      <Path d="M30 -114H114M30 -118V-110M114 -118V-110M24 -106V0M20 -106H28" {...line} />
      <SvgText x={72} y={-118} text="8" {...text} />
      <Path d="M282 -96H374M282 -100V-92M374 -100V-92" {...line} />
      <SvgText x={328} y={-100} text="15" {...text} />
    </>
  );
}

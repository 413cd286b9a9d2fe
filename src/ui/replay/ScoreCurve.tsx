import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Moment } from '../../game/moments';
import { Slider } from '../components/Slider';
import { Circle, G, Line, Path, Rect, Svg } from '../drawings/svg';
import { SvgText } from '../drawings/SvgText';
import { useTheme } from '../theme/ThemeProvider';
import { FONT, TARGET } from '../theme/tokens';
import { curveWords, momentWords, signed } from './words';

interface ScoreCurveProps {
  moments: readonly Moment[];
  turn: number;
  width: number;
  height: number; // of the curve alone
  onGo: (turn: number) => void;
}

const PAD = { left: 38, right: 22, top: 30, bottom: 10 } as const;
const LINES = 4;

interface Scales {
  readonly x: (turn: number) => number;
  readonly y: (points: number) => number;
  readonly ticks: readonly number[];
}

function scalesOf(moments: readonly Moment[], width: number, height: number): Scales {
  const points = moments.flatMap(({ score, rival }) => [score.total, rival ?? 0]);
  const x = scaleLinear([0, Math.max(1, moments.length - 1)], [PAD.left, width - PAD.right]);
  const y = scaleLinear([Math.min(0, ...points), Math.max(10, ...points)], [height - PAD.bottom, PAD.top]);
  y.nice(LINES);
  return { x, y, ticks: y.ticks(LINES) };
}

/** How the score grew, and below it, on the same axis, the slider that runs over the turns. */
export const ScoreCurve = memo(function ScoreCurve({ moments, turn, width, height, onGo }: ScoreCurveProps) {
  const { t } = useTranslation();
  const scales = useMemo(() => scalesOf(moments, width, height), [moments, width, height]);
  const says = useMemo(() => curveWords(t, moments), [t, moments]);
  const last = moments.length - 1;
  const now = moments[turn] ?? moments[0];
  if (now === undefined) return null;
  return (
    <View>
      <View role="img" aria-label={says} accessibilityLabel={says}>
        <Svg width={width} height={height} aria-hidden>
          <Paper moments={moments} scales={scales} width={width} />
          <Grown moments={moments} turn={turn} scales={scales} height={height} />
        </Svg>
      </View>
      <Slider
        label={t('replay.slider')}
        says={momentWords(t, now, last)}
        value={turn}
        last={last}
        from={PAD.left}
        to={width - PAD.right}
        onChange={onGo}
      >
        <Track moments={moments} turn={turn} scales={scales} width={width} />
      </Slider>
    </View>
  );
});

interface PartProps {
  moments: readonly Moment[];
  scales: Scales;
}

const pathOf = (moments: readonly Moment[], { x, y }: Scales, points: (moment: Moment) => number) =>
  line<Moment>(
    ({ turn }) => x(turn),
    (moment) => y(points(moment)),
  )(moments) ?? '';

/** What does not change with the turn: the scale, the whole curve, AAA's, and where plans were claimed. */
const Paper = memo(function Paper({ moments, scales, width }: PartProps & { width: number }) {
  const theme = useTheme();
  const whole = pathOf(moments, scales, ({ score }) => score.total);
  const rival = moments.some((moment) => moment.rival !== null)
    ? pathOf(moments, scales, (moment) => moment.rival ?? 0)
    : '';
  return (
    <G>
      {scales.ticks.map((tick) => (
        <G key={tick}>
          <Line
            x1={PAD.left}
            x2={width - PAD.right}
            y1={scales.y(tick)}
            y2={scales.y(tick)}
            stroke={theme.line}
            strokeWidth={1}
          />
          <SvgText
            x={PAD.left - 8}
            y={scales.y(tick) + 4}
            textAnchor="end"
            fontSize={12}
            fontFamily={FONT.semibold}
            fill={theme.inkSoft}
            text={signed(tick)}
          />
        </G>
      ))}
      <Path
        d={rival}
        fill="none"
        stroke={theme.coral}
        strokeWidth={2}
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <Path
        d={whole}
        fill="none"
        stroke={theme.edge}
        strokeWidth={2.5}
        strokeLinejoin="round"
        opacity={0.6}
      />
      {moments.flatMap((moment) =>
        moment.claimed.map((plan, i) => (
          <Claim
            key={plan}
            x={scales.x(moment.turn)}
            y={scales.y(moment.score.total) - i * 22}
            stack={String(moment.game.setup.plans[plan]?.stack ?? '')}
          />
        )),
      )}
    </G>
  );
});

function Claim({ x, y, stack }: { x: number; y: number; stack: string }) {
  const theme = useTheme();
  return (
    <G>
      <Line x1={x} x2={x} y1={y - 10} y2={y - 3} stroke={theme.ink} strokeWidth={1.5} />
      <Rect x={x - 10} y={y - 29} width={20} height={19} rx={5} fill={theme.mustard} />
      <SvgText x={x} y={y - 14.5} fontSize={13} fontFamily={FONT.bold} fill={theme.onMustard} text={stack} />
    </G>
  );
}

/** The part already played. */
function Grown({ moments, turn, scales, height }: PartProps & { turn: number; height: number }) {
  const theme = useTheme();
  const { x, y } = scales;
  const played = moments.slice(0, turn + 1);
  const now = played.at(-1);
  if (now === undefined) return null;
  const fill =
    area<Moment>()
      .x((moment) => x(moment.turn))
      .y0(y(0))
      .y1(({ score }) => y(score.total))(played) ?? '';
  const place = { cx: x(turn), cy: y(now.score.total) };
  return (
    <G>
      <Path d={fill} fill={theme.primaryTint} opacity={0.9} />
      <Path
        d={pathOf(played, scales, ({ score }) => score.total)}
        fill="none"
        stroke={theme.primary}
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Line
        x1={place.cx}
        x2={place.cx}
        y1={place.cy + 6}
        y2={height}
        stroke={theme.primary}
        strokeWidth={2}
        strokeDasharray="3 4"
      />
      <Circle {...place} r={6} fill={theme.surface} stroke={theme.primary} strokeWidth={3} />
    </G>
  );
}

const THUMB = 13; // px: drawn; the finger has the whole height

function Track({ moments, turn, scales, width }: PartProps & { turn: number; width: number }) {
  const theme = useTheme();
  const middle = TARGET / 2;
  const place = scales.x(turn);
  const rail = { y1: middle, y2: middle, strokeWidth: 6, strokeLinecap: 'round' } as const;
  return (
    <View aria-hidden style={{ pointerEvents: 'none' }}>
      <Svg width={width} height={TARGET}>
        <Line {...rail} x1={PAD.left} x2={width - PAD.right} stroke={theme.line} />
        <Line {...rail} x1={PAD.left} x2={place} stroke={theme.primary} />
        {moments.flatMap(({ claimed, turn: at }) =>
          claimed.length === 0
            ? []
            : [
                <Circle
                  key={at}
                  cx={scales.x(at)}
                  cy={middle}
                  r={5.5}
                  fill={theme.mustard}
                  stroke={theme.surface}
                  strokeWidth={1.5}
                />,
              ],
        )}
        <Circle
          cx={place}
          cy={middle}
          r={THUMB}
          fill={theme.surface}
          stroke={theme.primary}
          strokeWidth={3.5}
        />
      </Svg>
    </View>
  );
}

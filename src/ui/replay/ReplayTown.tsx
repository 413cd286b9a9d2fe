import { memo, useLayoutEffect, useMemo } from 'react';
import { View } from 'react-native';

import type { Timeline } from '../../game/log';
import type { Moment } from '../../game/moments';
import { createGameStore } from '../../state/gameStore';
import { passThrough } from '../components/passThrough';
import { Rect, Svg } from '../drawings/svg';
import { townLayouts, TownPreview } from '../sheet/TownPreview';
import { useTheme } from '../theme/ThemeProvider';

interface ReplayTownProps {
  timeline: Timeline;
  moment: Moment;
  width: number;
  height: number; // at most
  label: string;
}

/**
 * The town at a moment. It is drawn once; a step only hands the store another game, and of a hundred parts those are
 * drawn again that look different.
 */
export const ReplayTown = memo(function ReplayTown(props: ReplayTownProps) {
  const { timeline, moment, width, height, label } = props;
  const store = useMemo(() => createGameStore(timeline, null), [timeline]);
  useLayoutEffect(() => {
    const { game } = moment;
    store.setState({ timeline: { ...timeline, game }, inked: game.sheet });
  }, [store, timeline, moment]);
  return (
    <View>
      <TownPreview store={store} width={width} height={height} label={label} />
      <Ring {...props} />
    </View>
  );
});

const GAP = 1.5; // px between house and ring

/** Where the turn's number went. */
function Ring({ timeline, moment: { written }, width, height }: ReplayTownProps) {
  const theme = useTheme();
  const { streets } = timeline.setup.sheet;
  const layouts = useMemo(() => townLayouts(streets, width, height), [streets, width, height]);
  const box = written && layouts[written.street - 1]?.houses[written.house - 1];
  if (!box) return null;
  return (
    <View aria-hidden style={[{ position: 'absolute', top: 0, left: 0 }, passThrough]}>
      <Svg width={width} height={box.y + box.height + 4}>
        <Rect
          x={box.x - GAP}
          y={box.y - GAP}
          width={box.width + 2 * GAP}
          height={box.height + 2 * GAP}
          rx={7}
          fill="none"
          stroke={theme.primary}
          strokeWidth={2.5}
        />
      </Svg>
    </View>
  );
}

import { memo } from 'react';
import { View } from 'react-native';

import { EFFECTS } from '../../rules/types';
import { useSheetColours } from '../theme/sheetColours';
import { useGame, useGameStore } from './GameContext';
import { Key } from './Key';
import type { BarLayout } from './layout';
import { Sentence } from './Sentence';
import { Tile } from './Tile';

const ROUND = 18;

/** What the turn controls and, in some windows, the plans stand on. */
export const BarGround = memo(function BarGround({ layout: { box, side } }: { layout: BarLayout }) {
  const colours = useSheetColours();
  return (
    <View
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        backgroundColor: colours.bar,
        borderColor: colours.line,
        borderTopWidth: side === 'bottom' ? 1 : 0,
        borderLeftWidth: side === 'right' ? 1 : 0,
        borderRightWidth: side === 'left' ? 1 : 0,
        borderTopLeftRadius: side === 'left' ? 0 : ROUND,
        borderTopRightRadius: side === 'right' ? 0 : ROUND,
        borderBottomLeftRadius: side === 'right' ? ROUND : 0,
        borderBottomRightRadius: side === 'left' ? ROUND : 0,
      }}
    />
  );
});

/** The turn controls: what to do in words, six effects, the tools and the keypad. */
export const TurnBar = memo(function TurnBar({
  layout,
  onRefuse,
}: {
  layout: BarLayout;
  onRefuse: () => void;
}) {
  return (
    <>
      <Sentence layout={layout} />
      {EFFECTS.map((effect, i) => {
        const place = layout.effects[i];
        return place ? <EffectTile key={effect} effect={effect} box={place} /> : null;
      })}
      {layout.roundabout ? <RoundaboutTile box={layout.roundabout} /> : null}
      {layout.keys.map((place, i) => (
        <Key key={i} number={i + 1} box={place} />
      ))}
      <RefusalTile box={layout.refusal} onPress={onRefuse} />
    </>
  );
});

type Place = BarLayout['refusal'];

const EffectTile = memo(function EffectTile({
  effect,
  box,
}: {
  effect: (typeof EFFECTS)[number];
  box: Place;
}) {
  const store = useGameStore();
  const on = useGame(({ draft, targets, timeline }) => {
    if (draft.effect !== null || targets.mode === 'number') return draft.effect === effect;
    return timeline.game.turn.written?.effect === effect;
  });
  return <Tile tool={effect} box={box} on={on} onPress={() => store.getState().pickEffect(effect)} />;
});

const RoundaboutTile = memo(function RoundaboutTile({ box }: { box: Place }) {
  const store = useGameStore();
  const on = useGame((state) => state.draft.roundabout);
  return <Tile tool="roundabout" box={box} on={on} onPress={() => store.getState().takeRoundabout()} />;
});

const RefusalTile = memo(function RefusalTile({ box, onPress }: { box: Place; onPress: () => void }) {
  return <Tile tool="refusal" box={box} on={false} onPress={onPress} />;
});

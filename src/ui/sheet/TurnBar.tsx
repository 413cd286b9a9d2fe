import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { EFFECTS } from '../../rules/types';
import { useSheetColours, type Tool } from '../theme/sheetColours';
import { useHaptics } from '../useHaptics';
import { type Box, placed } from './box';
import { useGameStore } from './GameContext';
import { Key, KeyArt } from './Key';
import type { BarLayout } from './layout';
import { Plate } from './Plate';
import { Sentence } from './Sentence';
import { Tile, TileArt } from './Tile';

const ROUND = 18;

/** What the turn controls and, in some windows, the plans stand on. */
export const BarGround = memo(function BarGround({ layout: { box, side } }: { layout: BarLayout }) {
  const colours = useSheetColours();
  return (
    <View
      style={{
        ...placed(box),
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
  const { t } = useTranslation();
  const tick = useHaptics();
  const store = useGameStore();
  const tiles = toolsIn(layout).map((tool) => ({ ...tool, name: t(`game.tools.${tool.tool}`) }));
  const press = (tool: Tool) => () => {
    if (tool === 'refusal') onRefuse();
    else if (tool === 'roundabout') store.getState().takeRoundabout();
    else store.getState().pickEffect(tool);
  };
  return (
    <>
      <Plate box={layout.box}>
        {tiles.map((tile) => (
          <TileArt key={tile.tool} {...tile} />
        ))}
        {layout.keys.map((box, i) => (
          <KeyArt key={i} number={i + 1} box={box} />
        ))}
      </Plate>
      <Sentence layout={layout} />
      {tiles.map((tile) =>
        tile.tool === 'refusal' ? null : (
          <Tile key={tile.tool} {...tile} t={t} tick={tick} onPress={press(tile.tool)} />
        ),
      )}
      {layout.keys.map((box, i) => (
        <Key key={i} number={i + 1} box={box} t={t} tick={tick} />
      ))}
      {tiles.map((tile) =>
        tile.tool === 'refusal' ? (
          <Tile key={tile.tool} {...tile} t={t} tick={tick} onPress={press(tile.tool)} />
        ) : null,
      )}
    </>
  );
});

/** The tiles with their places; the refusal comes last, behind the keypad. */
function toolsIn(layout: BarLayout): { tool: Tool; box: Box }[] {
  const effects = EFFECTS.flatMap((tool, i) => {
    const box = layout.effects[i];
    return box ? [{ tool, box }] : [];
  });
  const circle = layout.roundabout ? [{ tool: 'roundabout' as const, box: layout.roundabout }] : [];
  return [...effects, ...circle, { tool: 'refusal' as const, box: layout.refusal }];
}

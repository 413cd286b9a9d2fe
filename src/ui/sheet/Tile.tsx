import type { TFunction } from 'i18next';
import { memo } from 'react';

import { IconShape } from '../drawings/Icon';
import { owesCard } from '../../rules/turn';
import { G, Rect } from '../drawings/svg';
import { useSheetColours, type Tool } from '../theme/sheetColours';
import type { Touch } from '../useHaptics';
import { face, type Box } from './box';
import { Figure } from './drawings/Figure';
import { useGame, useGameNow } from './GameContext';
import { Target } from './Target';
import type { GameState } from '../../state/gameStore';

/** Asked for once per bar: twenty keys and tiles would each listen to language and settings. */
export interface ControlProps {
  t: TFunction;
  tick: (touch?: Touch) => void;
}

interface TileArtProps {
  tool: Tool;
  box: Box;
  name: string;
}

const ROOM_FOR_WORD = 47; // px: narrower tiles show the icon alone; the screen reader says the word
const WORD = 15; // px the word takes below the icon

/** In hand, or used in this turn. */
const isOn =
  (tool: Tool) =>
  ({ draft, targets, timeline }: GameState): boolean => {
    if (tool === 'roundabout') return draft.roundabout;
    if (owesCard(timeline.game)) return false; // they stand for the third card now (R11.2)
    if (draft.effect !== null || targets.mode === 'number') return draft.effect === tool;
    return timeline.game.turn.written?.effect === tool;
  };

/** An effect or a tool, drawn: colour, icon and, where there is room, its word. */
export const TileArt = memo(function TileArt({ tool, box, name }: TileArtProps) {
  const colours = useSheetColours();
  const on = useGameNow(isOn(tool));
  const { x, y, width, height } = face(box);
  const worded = width >= ROOM_FOR_WORD && height >= 40;
  const icon = Math.min(24, height * 0.52);
  const top = y + (height - icon - (worded ? WORD : 0)) / 2;
  return (
    <G>
      <Rect
        x={x + 0.6}
        y={y + 0.6}
        width={width - 1.2}
        height={height - 1.2}
        rx={10}
        fill={on ? colours.hue[tool] : colours.tint[tool]}
        stroke={on ? colours.hue[tool] : colours.dark ? colours.line : colours.tint[tool]}
        strokeWidth={1.2}
      />
      <IconShape
        name={tool}
        x={x + (width - icon) / 2}
        y={top}
        size={icon}
        color={on ? colours.onHue : colours.hue[tool]}
      />
      {worded ? (
        <Figure
          face="semibold"
          x={x + width / 2}
          y={top + icon + WORD / 2}
          size={wordSize(name, width)}
          fill={on ? colours.onHue : colours.ink}
          text={name}
        />
      ) : null}
    </G>
  );
});

/** Its touch area. */
export const Tile = memo(function Tile({
  tool,
  box,
  name,
  onPress,
  t,
  tick,
}: TileArtProps & ControlProps & { onPress: () => void }) {
  const on = useGame(isOn(tool));
  const press = () => {
    onPress();
    tick();
  };
  return <Target box={box} label={on ? t('game.chosen', { what: name }) : name} onPress={press} />;
});

/** Long words are set smaller, so that none is cut. */
function wordSize(word: string, width: number): number {
  return Math.max(8, Math.min(12, ((width - 4) / word.length) * 1.75));
}

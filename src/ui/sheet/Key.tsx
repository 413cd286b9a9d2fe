import { memo } from 'react';

import { G, Rect } from '../drawings/svg';
import { useTheme } from '../theme/ThemeProvider';
import { face, type Box } from './box';
import { Figure } from './drawings/Figure';
import { useGame, useGameNow, useGameStore } from './GameContext';
import { Target } from './Target';
import type { ControlProps } from './Tile';
import type { GameState } from '../../state/gameStore';

interface KeyProps {
  number: number;
  box: Box;
}

/** In hand, or written in this turn. */
const isOn =
  (number: number) =>
  ({ draft, targets, timeline }: GameState): boolean =>
    draft.number !== null || targets.mode === 'number'
      ? draft.number === number
      : timeline.game.turn.written?.card === number;

/** One number of the keypad, drawn. */
export const KeyArt = memo(function KeyArt({ number, box }: KeyProps) {
  const theme = useTheme();
  const on = useGameNow(isOn(number));
  const { x, y, width, height } = face(box);
  return (
    <G>
      <Rect
        x={x + 0.6}
        y={y + 0.6}
        width={width - 1.2}
        height={height - 1.2}
        rx={10}
        fill={on ? theme.primary : theme.surface}
        stroke={on ? theme.primary : theme.line}
        strokeWidth={1.2}
      />
      <Figure
        x={x + width / 2}
        y={y + height / 2}
        size={19}
        fill={on ? theme.onPrimary : theme.ink}
        text={number}
      />
    </G>
  );
});

/** Its touch area. */
export const Key = memo(function Key({ number, box, t, tick }: KeyProps & ControlProps) {
  const store = useGameStore();
  const on = useGame(isOn(number));
  const name = t('game.number', { number });
  const press = () => {
    store.getState().pickNumber(number);
    tick();
  };
  return <Target box={box} label={on ? t('game.chosen', { what: name }) : name} onPress={press} />;
});

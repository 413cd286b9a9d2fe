import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { useTheme } from '../theme/ThemeProvider';
import { face, type Box } from './box';
import { Faced } from './Faced';
import { useGame, useGameStore } from './GameContext';

/** One number of the keypad. */
export const Key = memo(function Key({ number, box }: { number: number; box: Box }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const store = useGameStore();
  const on = useGame(({ draft, targets, timeline }) =>
    draft.number !== null || targets.mode === 'number'
      ? draft.number === number
      : timeline.game.turn.written?.card === number,
  );
  const name = t('game.number', { number });
  return (
    <Touchable
      label={on ? t('game.chosen', { what: name }) : name}
      onPress={() => store.getState().pickNumber(number)}
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        minWidth: 0,
        minHeight: 0,
      }}
    >
      <Faced
        size={face({ ...box, x: 0, y: 0 })}
        fill={on ? theme.primary : theme.surface}
        edge={on ? theme.primary : theme.line}
      >
        <Text type="label" tone={on ? 'onPrimary' : 'ink'} center style={{ fontSize: 19, lineHeight: 24 }}>
          {number}
        </Text>
      </Faced>
    </Touchable>
  );
});

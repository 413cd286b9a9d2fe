import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Icon } from '../drawings/Icon';
import { useSheetColours, type Tool } from '../theme/sheetColours';
import { face, type Box } from './box';
import { Faced } from './Faced';

interface TileProps {
  tool: Tool;
  box: Box;
  on: boolean;
  onPress: () => void;
}

const ROOM_FOR_WORD = 47; // px: narrower tiles show the icon alone; the screen reader says the word

/** An effect or a tool: colour, icon and, where there is room, its word. */
export const Tile = memo(function Tile({ tool, box, on, onPress }: TileProps) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const name = t(`game.tools.${tool}`);
  const size = face({ ...box, x: 0, y: 0 });
  const lowered = size.width >= ROOM_FOR_WORD && size.height >= 40;
  return (
    <Touchable
      label={on ? t('game.chosen', { what: name }) : name}
      onPress={onPress}
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
        size={size}
        fill={on ? colours.hue[tool] : colours.tint[tool]}
        edge={on ? colours.hue[tool] : colours.dark ? colours.line : colours.tint[tool]}
      >
        <Icon
          name={tool}
          color={on ? colours.onHue : colours.hue[tool]}
          size={Math.min(24, size.height * 0.52)}
        />
        {lowered ? (
          <Text
            type="caption"
            lines={1}
            center
            style={{
              fontSize: wordSize(name, size.width),
              lineHeight: 14,
              color: on ? colours.onHue : colours.ink,
            }}
          >
            {name}
          </Text>
        ) : null}
      </Faced>
    </Touchable>
  );
});

/** Long words are set smaller, so that none is cut. */
function wordSize(word: string, width: number): number {
  return Math.max(8, Math.min(12, ((width - 4) / word.length) * 1.75));
}

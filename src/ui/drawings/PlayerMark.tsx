import { memo } from 'react';

import type { PlayerColour } from '../../state/players';
import { useTheme } from '../theme/ThemeProvider';
import { Path, Svg } from './svg';

interface Look {
  readonly light: string;
  readonly dark: string;
  readonly shape: string; // on a grid of 20
}

/** Every colour with a shape of its own: told apart in grey, too. */
export const PLAYER_LOOKS: Readonly<Record<PlayerColour, Look>> = {
  teal: { light: '#17746F', dark: '#5FD1C6', shape: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z' },
  coral: { light: '#C9432B', dark: '#FF8A73', shape: 'M10 2.5L18.5 17.5H1.5Z' },
  mustard: { light: '#E3A92B', dark: '#F2C14E', shape: 'M3.5 3.5H16.5V16.5H3.5Z' },
  blue: { light: '#1E4FA3', dark: '#8DB8F2', shape: 'M10 1.2L18.8 10L10 18.8L1.2 10Z' },
  lawn: { light: '#5E9150', dark: '#9AD38A', shape: 'M5.7 2.6H14.3L18.6 10L14.3 17.4H5.7L1.4 10Z' },
  plum: {
    light: '#74447F',
    dark: '#DDB4E8',
    shape: 'M10 1.2L12.6 7.2L19 7.8L14.1 12L15.6 18.4L10 15L4.4 18.4L5.9 12L1 7.8L7.4 7.2Z',
  },
  brown: { light: '#76572F', dark: '#E3C89B', shape: 'M10 2L18 8.5H15.5V18H4.5V8.5H2Z' },
  slate: { light: '#46566B', dark: '#C4D6E8', shape: 'M7 2H13V7H18V13H13V18H7V13H2V7H7Z' },
};

/** The mark of a player: decoration beside the name. */
export const PlayerMark = memo(function PlayerMark({
  colour,
  size = 20,
}: {
  colour: PlayerColour;
  size?: number;
}) {
  const { dark } = useTheme();
  const look = PLAYER_LOOKS[colour];
  return (
    <Svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <Path d={look.shape} fill={dark ? look.dark : look.light} />
    </Svg>
  );
});

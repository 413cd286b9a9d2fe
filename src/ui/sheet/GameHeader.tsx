import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { IconButton } from '../components/IconButton';
import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Path, Svg } from '../drawings/svg';
import { Appear } from '../motion/Appear';
import { useTheme } from '../theme/ThemeProvider';
import { FONT, RADIUS, SPACE, TARGET } from '../theme/tokens';
import { type Box, placed } from './box';
import { shownCode } from '../../game/dealCode';
import { useGame, useGameStore } from './GameContext';
import { livePoints } from './trackViews';
import { eventName } from './words';

const ROOMY = 330; // px: narrower headers name the code without its word, and the town without its star
const STAR = 16;
const BESIDE = 4 * TARGET + 16; // px: back, undo, redo, points

interface GameHeaderProps {
  box: Box;
  town: string;
  back: { label: string; run: () => void };
  hidden: boolean; // paper mode: no live score
  onScore: () => void;
}

/** Town and turn, undo and redo, the score so far. */
export const GameHeader = memo(function GameHeader({ box, town, back, hidden, onScore }: GameHeaderProps) {
  const { t } = useTranslation();
  const turn = useGame((state) => state.timeline.game.turn.index);
  const seed = useGame((state) => state.timeline.setup.dealing?.seed ?? null);
  const key = box.width < ROOMY ? 'game.turnSeed' : 'game.turnCode';
  const standing = seed === null ? t('game.turn', { turn }) : t(key, { turn, code: shownCode(seed) });
  return (
    <View
      style={{
        ...placed(box),
        flexDirection: 'row',
        alignItems: 'center',
      }}
    >
      <View style={{ marginLeft: -SPACE.m }}>
        <IconButton icon="back" label={back.label} onPress={back.run} />
      </View>
      <View style={{ flex: 1 }}>
        <View style={{ flexDirection: 'row' }}>
          <Text
            fitted
            heading={1}
            lines={1}
            style={{
              flexShrink: 1,
              fontFamily: FONT.display,
              fontSize: townSize(town, box.width),
              lineHeight: 27,
            }}
          >
            {town}
          </Text>
          {box.width < ROOMY ? null : <Sparkle />}
        </View>
        <Text
          fitted
          type="caption"
          tone="inkSoft"
          lines={1}
          style={{ fontSize: fitted(standing, box.width), lineHeight: 15 }}
        >
          {standing}
        </Text>
      </View>
      <Steps />
      <Points hidden={hidden} onPress={onScore} />
    </View>
  );
});

/** Turn and code beside the buttons of a narrow panel. */
function fitted(words: string, width: number): number {
  return Math.max(9.5, Math.min(12.5, (width - BESIDE) / (words.length * 0.52)));
}

/** The star of a mid-century sign. */
function Sparkle() {
  const theme = useTheme();
  return (
    <Svg width={14} height={14} viewBox="0 0 14 14" aria-hidden style={{ flexShrink: 0, marginLeft: 1 }}>
      <Path
        d="M7 .8v12.4M.8 7h12.4M3.6 3.6l6.8 6.8M10.4 3.6l-6.8 6.8"
        stroke={theme.dark ? theme.mustard : '#D89A1E'}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </Svg>
  );
}

/** A long name is set smaller before it is cut: a letter is about half its size wide. */
function townSize(town: string, width: number): number {
  const room = width - BESIDE - (width < ROOMY ? 0 : STAR);
  return Math.max(12, Math.min(22, room / (town.length * 0.5)));
}

function Steps() {
  const { t } = useTranslation();
  const store = useGameStore();
  const last = useGame((state) => state.timeline.events.at(-1));
  const next = useGame((state) => state.timeline.undone.at(-1));
  return (
    <>
      <IconButton
        quick
        icon="undo"
        label={last ? t('game.undo', { what: eventName(t, last) }) : t('game.nothingToUndo')}
        disabled={!last}
        onPress={() => store.getState().undo()}
      />
      <IconButton
        quick
        icon="redo"
        label={next ? t('game.redo', { what: eventName(t, next) }) : t('game.nothingToRedo')}
        disabled={!next}
        onPress={() => store.getState().redo()}
      />
    </>
  );
}

function Points({ hidden, onPress }: { hidden: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const points = useGame(livePoints);
  return (
    <Touchable
      label={hidden ? t('game.scoreHidden') : t('game.scoreLabel', { count: points })}
      onPress={onPress}
      style={{
        minWidth: 60,
        marginLeft: SPACE.xs,
        alignItems: 'center',
        borderRadius: RADIUS.m,
        borderWidth: 1.2,
        borderColor: theme.line,
        backgroundColor: theme.surface,
      }}
    >
      <Appear key={points} still>
        <Text fitted type="label" style={{ fontSize: 21, lineHeight: 24 }}>
          {hidden ? '·' : points}
        </Text>
      </Appear>
      <Text fitted type="caption" tone="inkSoft" style={{ fontSize: 11, lineHeight: 13 }}>
        {t('game.points', { count: hidden ? 2 : points })}
      </Text>
    </Touchable>
  );
}

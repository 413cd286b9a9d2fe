import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { endReasons, isOver } from '../../rules/turn';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { useGame } from './GameContext';
import type { GameLayout } from './layout';
import { livePoints } from './trackViews';

interface EndBannerProps {
  layout: GameLayout;
  onScore: () => void;
  onNewGame: () => void;
  onDuel: (() => void) | null; // against AAA the two are compared first; the next game is offered there
}

/** Takes the place of the turn controls once the last turn is over, and says why. */
export function EndBanner({ layout: { bar }, onScore, onNewGame, onDuel }: EndBannerProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const over = useGame((state) => isOver(state.timeline.game));
  const reason = useGame((state) => endReasons(state.timeline.game)[0] ?? null);
  const points = useGame(livePoints);
  if (!over || !reason) return null;
  const height = bar.box.y + bar.box.height - bar.say.y + SPACE.s;
  const tight = height < (bar.box.width < NARROW ? 300 : 230); // px: one way on is room enough
  return (
    <View
      style={{
        position: 'absolute',
        left: bar.box.x,
        top: bar.say.y - SPACE.s,
        width: bar.box.width,
        height,
        justifyContent: 'center',
        gap: SPACE.s,
        padding: tight ? SPACE.m : SPACE.l,
        borderTopLeftRadius: bar.side === 'left' ? 0 : RADIUS.l,
        borderTopRightRadius: bar.side === 'right' ? 0 : RADIUS.l,
        borderTopWidth: 2,
        borderColor: theme.mustard,
        backgroundColor: theme.mustardTint,
      }}
    >
      <Text type="display" heading={2} center>
        {t('game.over')}
      </Text>
      <Text center>{t(`game.overBecause.${reason}`)}</Text>
      <Text type="title" center>
        {`${points} ${t('game.points', { count: points })}`}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {onDuel ? <Button kind="filled" title={t('game.duel')} style={GROW} onPress={onDuel} /> : null}
        {onDuel && tight ? null : (
          <Button
            kind={onDuel ? 'outlined' : 'filled'}
            icon="trophy"
            title={t('game.toScore')}
            style={GROW}
            onPress={onScore}
          />
        )}
        {onDuel || tight ? null : <Button title={t('game.newGame')} style={GROW} onPress={onNewGame} />}
      </View>
    </View>
  );
}

const GROW = { flexGrow: 1 } as const;
const NARROW = 320; // px: buttons stand below each other

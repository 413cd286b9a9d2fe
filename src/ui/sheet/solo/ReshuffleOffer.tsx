import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { problem } from '../../../rules/problem';
import type { GameState } from '../../../state/gameStore';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useTheme } from '../../theme/ThemeProvider';
import { RADIUS, SPACE } from '../../theme/tokens';
import { useGame, useGameStore } from '../GameContext';
import type { GameLayout } from '../layout';

const HEIGHT = 104;
const WIDEST = 420;

/** R5.8 where the app deals: whoever claimed the first plan of the game may have all cards shuffled. */
export const ReshuffleOffer = memo(function ReshuffleOffer({ layout }: { layout: GameLayout }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const store = useGameStore();
  const possible = useGame(canReshuffle);
  const turn = useGame((state) => state.timeline.game.turn.index);
  const [declined, setDeclined] = useState(0);
  if (!possible || declined === turn) return null;
  const shuffle = () => {
    const rival = !store.getState().timeline.game.turn.claimed;
    store.getState().tell({ type: 'reshuffle', rival });
  };
  const { sheet } = layout;
  const width = Math.min(WIDEST, sheet.width - 2 * SPACE.s);
  return (
    <View
      role="group"
      aria-label={t('deal.reshuffle')}
      style={{
        position: 'absolute',
        left: sheet.x + (sheet.width - width) / 2,
        top: sheet.y + sheet.height - HEIGHT - SPACE.s,
        width,
        height: HEIGHT,
        justifyContent: 'space-between',
        padding: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderColor: theme.edge,
        backgroundColor: theme.mustardTint,
        boxShadow: `0 3px 10px ${theme.shadow}`,
      }}
    >
      <Text type="label" center style={{ fontSize: 15, lineHeight: 19 }}>
        {t('deal.reshuffle')}
      </Text>
      <View style={{ flexDirection: 'row', gap: SPACE.s }}>
        <Button compact title={t('deal.no')} onPress={() => setDeclined(turn)} style={BUTTON} />
        <Button compact kind="filled" title={t('deal.shuffle')} onPress={shuffle} style={BUTTON} />
      </View>
    </View>
  );
});

const BUTTON = { flex: 1, minHeight: 44, paddingVertical: 0 } as const;

function canReshuffle({ timeline: { game, setup } }: GameState): boolean {
  if (setup.dealing === null || setup.play.kind !== 'table') return false;
  return problem(game, { type: 'reshuffle', rival: !game.turn.claimed }) === null;
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { turnsLeft } from '../../../game/deckCount';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useTheme } from '../../theme/ThemeProvider';
import { RADIUS, SPACE } from '../../theme/tokens';
import { type Box, placed } from '../box';
import { useGame, useGameStore, useGameView } from '../GameContext';
import { DeckArt } from './DeckArt';
import { Line } from './RivalStrip';
import { countView, soloCardNow, soloCardOut } from './stripViews';

/** Solo of 2018: how many turns the deck still gives, and what the solo card has done (R9). */
export const DeckStrip = memo(function DeckStrip({ box }: { box: Box }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const store = useGameStore();
  const counts = useGameView(countView);
  const own = useGame((state) => state.timeline.setup.dealing === null);
  const out = useGame(soloCardOut);
  const now = useGame(soloCardNow);
  const left = turnsLeft(counts);
  const said = now ? t('solo.soloCardNow') : t(out ? 'solo.soloCardOut' : 'solo.soloCardIn');
  return (
    <View style={{ ...placed(box), flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <View
        aria-live="polite"
        style={{
          flex: 1,
          height: box.height - 4,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          paddingHorizontal: SPACE.s,
          borderRadius: RADIUS.s,
          borderWidth: 1,
          borderColor: theme.line,
          backgroundColor: now ? theme.mustardTint : theme.surface,
        }}
      >
        <DeckArt size={box.height - 14} left={left} out={out} />
        <View style={{ flex: 1, minWidth: 0 }}>
          <Text type="label" lines={1} style={{ fontSize: 14.5, lineHeight: 18 }}>
            {t('solo.turnsLeft', { deck: counts.deck, count: left })}
          </Text>
          <Line text={said} />
        </View>
      </View>
      {own && !out ? (
        <Button
          compact
          quick
          title={t('solo.soloCard')}
          label={t('solo.soloCardDrawn')}
          onPress={() => store.getState().tell({ type: 'soloCard' })}
          style={{ minHeight: 44, height: box.height, paddingVertical: 0 }}
        />
      ) : null}
    </View>
  );
});

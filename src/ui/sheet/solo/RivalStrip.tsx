import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../../components/Text';
import { Touchable } from '../../components/Touchable';
import { Icon } from '../../drawings/Icon';
import { useSettings } from '../../SettingsContext';
import { useTheme } from '../../theme/ThemeProvider';
import { RADIUS, SPACE } from '../../theme/tokens';
import { type Box, FACE, placed } from '../box';
import { useGame, useGameView } from '../GameContext';
import { rivalName } from '../saying';
import { EffectCard } from './EffectCard';
import { PileDialog } from './PileDialog';
import { RivalFace } from './RivalFace';
import { countView, effectsOf, openGroup, rivalTotal, validationNews } from './stripViews';
import { ValidationButtons } from './ValidationButtons';

/** Whom one plays against: name, points, deck, the estate being built; a tap shows the whole pile. */
export const RivalStrip = memo(function RivalStrip({ box }: { box: Box }) {
  const [open, setOpen] = useState(false);
  const own = useGame((state) => state.timeline.setup.dealing === null);
  return (
    <View
      style={{
        ...placed(box),
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.xs,
      }}
    >
      <Plaque height={box.height} room={box.width - (own ? 140 : 0)} onPress={() => setOpen(true)} />
      {own ? <ValidationButtons height={box.height} /> : null}
      <PileDialog open={open} onClose={() => setOpen(false)} />
    </View>
  );
});

const WORDS = 172; // px: face, name and counters
const SMALL = 20;

function Plaque({ height, room, onPress }: { height: number; room: number; onPress: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const name = useGame(rivalName);
  const paper = useSettings((state) => state.settings.paperMode);
  const total = useGame(rivalTotal);
  const count = useGame((state) => state.timeline.game.rival.pile.length);
  const news = useGame((state) => validationNews(t, state));
  const scored = total === null ? t('solo.scoresNothing') : t('solo.scores', { count: total });
  const score = paper ? t('solo.noScore') : scored;
  const points = paper || total === null ? '' : `${total}`;
  return (
    <Touchable label={t('solo.open', { name, score, count })} onPress={onPress} style={{ flex: 1, height }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          height: height - 2 * FACE,
          paddingHorizontal: SPACE.xs,
          borderRadius: RADIUS.s,
          borderWidth: 1,
          borderColor: theme.line,
          backgroundColor: news === '' ? theme.surface : theme.mustardTint,
          overflow: 'hidden',
        }}
      >
        <RivalFace size={Math.min(36, height - 12)} />
        <View style={{ flex: 1, minWidth: 0 }} aria-live="polite">
          <View style={{ flexDirection: 'row', gap: SPACE.s }}>
            <Text type="label" lines={1} style={{ flexShrink: 1, fontSize: 15, lineHeight: 19 }}>
              {name}
            </Text>
            <Text type="label" lines={1} style={{ fontSize: 15, lineHeight: 19 }}>
              {points}
            </Text>
          </View>
          {news === '' ? <Counters /> : <Line text={news} />}
        </View>
        <Building room={room - WORDS} />
        <Icon name="chev" color={theme.inkSoft} size={16} />
      </View>
    </Touchable>
  );
}

function Counters() {
  const { t } = useTranslation();
  const counts = useGameView(countView);
  return <Line text={t('solo.deck', { ...counts })} />;
}

export function Line({ text }: { text: string }) {
  return (
    <Text type="caption" lines={1} style={{ fontSize: 12, lineHeight: 15 }}>
      {text}
    </Text>
  );
}

/** The estate being built, as far as there is room: its last cards. */
function Building({ room }: { room: number }) {
  const group = effectsOf(useGame(openGroup));
  const fitting = Math.max(0, Math.floor((room - SPACE.l) / (SMALL + 3)));
  const shown = group.slice(-Math.min(8, fitting));
  if (fitting < 2) return null;
  return (
    <View style={{ flexDirection: 'row', gap: 3 }} aria-hidden>
      {shown.map((effect, i) => (
        <EffectCard key={i} effect={effect} width={SMALL} newest={i === shown.length - 1} />
      ))}
    </View>
  );
}

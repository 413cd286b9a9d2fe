import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { SPACE } from '../theme/tokens';
import { canEndTurn, canSkip } from '../../state/gameStore';
import { inset, placed, type Box } from './box';
import { Ticket } from './drawings/Ticket';
import { useGame, useGameStore, useGameView } from './GameContext';
import type { BarLayout } from './layout';
import { Plate } from './Plate';
import { saying } from './saying';

/** The step of the turn in words, with the buttons that leave it. */
export const Sentence = memo(function Sentence({ layout: { say, buttons } }: { layout: BarLayout }) {
  const { t } = useTranslation();
  const { what, more } = useGameView((state) => saying(t, state));
  const apart = buttons.y >= say.y + say.height;
  const all = apart
    ? say
    : { ...say, width: say.width - buttons.width, x: buttons.x <= say.x ? say.x + buttons.width : say.x };
  const ticketed = all.width >= ROOM_FOR_TICKET;
  const words = ticketed ? { ...all, x: all.x + TICKET + SPACE.s, width: all.width - TICKET - SPACE.s } : all;
  return (
    <>
      {ticketed ? <Picked box={all} /> : null}
      <View
        aria-live="polite"
        style={{
          ...placed(words),
          justifyContent: 'center',
          paddingHorizontal: SPACE.xs,
          overflow: 'hidden',
        }}
      >
        <Text
          fitted
          type="label"
          lines={1}
          style={{ fontSize: fitted(what, words.width, LARGE), lineHeight: 20 }}
        >
          {what}
        </Text>
        <Text
          fitted
          type="caption"
          tone="inkSoft"
          lines={1}
          style={{ fontSize: fitted(more, words.width, SMALL), lineHeight: 16 }}
        >
          {more}
        </Text>
      </View>
      <View
        style={{
          ...placed(buttons),
          flexDirection: 'row',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: SPACE.xs,
        }}
      >
        <Leaving />
      </View>
    </>
  );
});

const TICKET = 64; // px wide
const ROOM_FOR_TICKET = 215; // px: with less, the words need it all

/** Number and effect of this turn, as they were taken from the table. */
function Picked({ box }: { box: Box }) {
  const number = useGame(({ draft, timeline }) => draft.number ?? timeline.game.turn.written?.card ?? null);
  const effect = useGame(({ draft, timeline }) => draft.effect ?? timeline.game.turn.written?.effect ?? null);
  const place = { x: box.x, y: box.y + (box.height - 38) / 2, width: TICKET, height: 38 };
  return (
    <Plate box={inset(place, -1, -1)}>
      <Ticket {...place} number={number} effect={effect} />
    </Plate>
  );
}

/** Long sentences are set smaller before they are cut: a letter is about 0.55 of its size wide. */
function fitted(sentence: string, width: number, { most, least }: typeof LARGE): number {
  return Math.max(least, Math.min(most, (width - SPACE.s) / (sentence.length * 0.55)));
}
const LARGE = { most: 15, least: 12 };
const SMALL = { most: 12.5, least: 10 };

const small = { minHeight: 44, paddingVertical: 0, borderRadius: 22, flexGrow: 1, flexShrink: 1 } as const;

function Leaving() {
  const { t } = useTranslation();
  const store = useGameStore();
  const mode = useGame((state) => state.targets.mode);
  const skippable = useGame(canSkip);
  const endable = useGame(canEndTurn);
  if (mode === 'claim' || mode === 'roundabout') {
    return (
      <>
        <Button
          compact
          quick
          title={t('game.putBack')}
          onPress={() => store.getState().putDown()}
          style={small}
        />
        {mode === 'claim' ? (
          <Button
            compact
            quick
            kind="filled"
            title={t('game.claim')}
            onPress={() => store.getState().confirmClaim()}
            style={small}
          />
        ) : null}
      </>
    );
  }
  return (
    <>
      {skippable ? (
        <Button
          compact
          quick
          title={mode === 'rest' ? t('game.dontUse') : t('game.skip')}
          onPress={() => store.getState().skip()}
          style={small}
        />
      ) : null}
      {endable ? (
        <Button
          compact
          quick
          kind="filled"
          title={t('game.done')}
          onPress={() => store.getState().done()}
          style={small}
        />
      ) : null}
    </>
  );
}

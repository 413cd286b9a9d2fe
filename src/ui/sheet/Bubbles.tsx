import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessibilityInfo, Platform, View } from 'react-native';

import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Icon } from '../drawings/Icon';
import { useSheetColours } from '../theme/sheetColours';
import { RADIUS, SPACE } from '../theme/tokens';
import type { Box } from './box';
import { signed } from './drawings/ShiftTag';
import { useGame, useGameStore } from './GameContext';
import type { GameLayout } from './layout';
import { whyNot } from './words';

const READING = 4000; // ms a reason stays, unless the next tap comes first
const EDGE = 8; // px to the edge of the screen, and to the finger
const TAIL = 12; // px wide
const ROOM = 96; // px a bubble may need above the finger; with less it goes below

/** What floats above the sheet: the reason why not, and the question which number. */
export function Bubbles({ layout, scrolled }: { layout: GameLayout; scrolled: number }) {
  return (
    <>
      <Reason layout={layout} scrolled={scrolled} />
      <NumberChooser layout={layout} scrolled={scrolled} />
    </>
  );
}

interface BubbleProps {
  layout: GameLayout;
  scrolled: number;
}

/** Stays above the finger and inside the screen. */
function Floating({
  layout,
  tip,
  width,
  children,
}: {
  layout: GameLayout;
  tip: Box;
  width: number;
  children: ReactNode;
}) {
  const colours = useSheetColours();
  const left = Math.max(EDGE, Math.min(tip.x + tip.width / 2 - width / 2, layout.width - width - EDGE));
  const below = tip.y < ROOM;
  const place = below ? { top: tip.y + tip.height + EDGE } : { bottom: layout.height - tip.y + EDGE };
  return (
    <View
      style={{
        position: 'absolute',
        left,
        ...place,
        width,
        borderRadius: RADIUS.m,
        backgroundColor: colours.bubble,
        boxShadow: `0 3px 10px ${colours.shadow}`,
      }}
    >
      <View
        style={{
          position: 'absolute',
          left: Math.max(TAIL, Math.min(tip.x + tip.width / 2 - left, width - TAIL)) - TAIL / 2,
          ...(below ? { top: -TAIL / 3 } : { bottom: -TAIL / 3 }),
          width: TAIL,
          height: TAIL,
          backgroundColor: colours.bubble,
          transform: 'rotate(45deg)',
        }}
      />
      {children}
    </View>
  );
}

function Reason({ layout, scrolled }: BubbleProps) {
  const { t } = useTranslation();
  const store = useGameStore();
  const colours = useSheetColours();
  const notice = useGame((state) => state.notice);
  const sentence = notice ? whyNot(t, notice.why) : '';
  useEffect(() => {
    if (!notice) return undefined;
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(sentence); // no live regions there
    const timer = setTimeout(() => store.getState().hush(), READING);
    return () => clearTimeout(timer);
  }, [notice, sentence, store]);
  return (
    <View
      aria-live="assertive"
      style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0, pointerEvents: 'none' }}
    >
      {notice ? (
        <Floating
          layout={layout}
          tip={spotOf(layout, notice.at, scrolled)}
          width={Math.min(280, layout.width - 2 * EDGE)}
        >
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, padding: SPACE.m }}>
            <View
              style={{
                width: 22,
                height: 22,
                borderRadius: 11,
                alignItems: 'center',
                justifyContent: 'center',
                backgroundColor: colours.coral,
              }}
            >
              <Icon name="close" color={colours.dark ? colours.onMustard : '#FFFFFF'} size={14} />
            </View>
            <Text type="label" style={{ flex: 1, fontSize: 14.5, lineHeight: 19, color: colours.onBubble }}>
              {sentence}
            </Text>
          </View>
        </Floating>
      ) : null}
    </View>
  );
}

function NumberChooser({ layout, scrolled }: BubbleProps) {
  const { t } = useTranslation();
  const store = useGameStore();
  const colours = useSheetColours();
  const chooser = useGame((state) => state.draft.chooser);
  const card = useGame((state) => state.draft.number);
  if (!chooser) return null;
  const width = chooser.numbers.length * 48 + 12;
  const house = layout.streets[chooser.street - 1]?.houses[chooser.house - 1];
  const label = t('sheet.house', { street: chooser.street, house: chooser.house });
  return (
    <Floating
      layout={layout}
      tip={house ? { ...house, y: house.y - scrolled } : layout.bar.say}
      width={width}
    >
      <View
        role="group"
        aria-label={label}
        accessibilityLabel={label}
        style={{ flexDirection: 'row', gap: 4, padding: 8 }}
      >
        {chooser.numbers.map((number) => {
          const own = number === card || card === null;
          return (
            <Touchable
              key={number}
              label={t('game.number', { number })}
              onPress={() => store.getState().choose(number)}
              style={{
                width: 44,
                minHeight: 50,
                alignItems: 'center',
                borderRadius: 10,
                backgroundColor: own ? colours.primary : colours.tint.temp,
              }}
            >
              <Text
                type="label"
                style={{ fontSize: 20, lineHeight: 24, color: own ? colours.onPrimary : colours.ink }}
              >
                {number}
              </Text>
              {card === null ? null : (
                <Text
                  type="caption"
                  style={{
                    fontSize: 11.5,
                    lineHeight: 14,
                    color: own ? colours.onPrimary : colours.hue.temp,
                  }}
                >
                  {own ? t('game.card') : signed(number - card)}
                </Text>
              )}
            </Touchable>
          );
        })}
      </View>
    </Floating>
  );
}

/** Where a notice points to: the house or fence touched, else the turn controls. */
function spotOf(layout: GameLayout, key: string | null, scrolled: number): Box {
  const [street = 0, cell = 0] = (key ?? '').split(/[.|]/).map(Number);
  const found = layout.streets[street - 1];
  const box = key?.includes('|') ? found?.fences[cell - 1] : found?.houses[cell - 1];
  return box ? { ...box, y: box.y - scrolled } : layout.bar.say;
}

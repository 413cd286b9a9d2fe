import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { announce } from '../announce';
import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Icon } from '../drawings/Icon';
import { useSheetColours } from '../theme/sheetColours';
import { SPACE } from '../theme/tokens';
import type { Box } from './box';
import { signed } from './drawings/ShiftTag';
import { EDGE, Floating } from './Floating';
import { useGame, useGameStore } from './GameContext';
import type { GameLayout } from './layout';
import { whyNot } from './words';

const READING = 5000; // ms a reason stays, unless the next tap comes first

interface BubbleProps {
  layout: GameLayout;
  scrolled: number;
}

interface BubblesProps extends BubbleProps {
  onWhy: (code: string) => void; // the rule behind a no
}

/** What floats above the sheet: the reason why not, and the question which number. */
export function Bubbles({ layout, scrolled, onWhy }: BubblesProps) {
  return (
    <>
      <Reason layout={layout} scrolled={scrolled} onWhy={onWhy} />
      <NumberChooser layout={layout} scrolled={scrolled} />
    </>
  );
}

function Reason({ layout, scrolled, onWhy }: BubblesProps) {
  const { t } = useTranslation();
  const store = useGameStore();
  const notice = useGame((state) => state.notice);
  const sentence = notice ? whyNot(t, notice.why) : '';
  useEffect(() => {
    if (!notice) return undefined;
    announce(sentence, 'assertive');
    const timer = setTimeout(() => store.getState().hush(), READING);
    return () => clearTimeout(timer);
  }, [notice, sentence, store]);
  if (!notice) return null;
  const { why } = notice;
  return (
    <Floating
      key={notice.id}
      layout={layout}
      tip={spotOf(layout, notice.at, scrolled)}
      width={Math.min(300, layout.width - 2 * EDGE)}
    >
      <No sentence={sentence} onMore={() => onWhy(typeof why === 'string' ? why : why.code)} />
    </Floating>
  );
}

function No({ sentence, onMore }: { sentence: string; onMore: () => void }) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingLeft: SPACE.m }}>
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
      <Text
        type="label"
        style={{
          flex: 1,
          paddingVertical: SPACE.m,
          fontSize: 14.5,
          lineHeight: 19,
          color: colours.onBubble,
        }}
      >
        {sentence}
      </Text>
      <Touchable label={t('game.more')} quick onPress={onMore} style={{ alignItems: 'center' }}>
        <Icon name="help" color={colours.onBubble} size={22} />
      </Touchable>
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
  const width = chooser.numbers.length * 48 + 16;
  const house = layout.streets[chooser.street - 1]?.houses[chooser.house - 1];
  const label = t('sheet.house', { street: chooser.street, house: chooser.house });
  return (
    <Floating
      layout={layout}
      tip={house ? { ...house, y: house.y - scrolled } : layout.bar.say}
      width={width}
      paper
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

import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { announce } from '../announce';
import { IconButton } from '../components/IconButton';
import { passThrough } from '../components/passThrough';
import { Text } from '../components/Text';
import { Appear } from '../motion/Appear';
import { Breathing } from '../motion/Breathing';
import { placed, type Box } from '../sheet/box';
import { useGame } from '../sheet/GameContext';
import type { GameLayout } from '../sheet/layout';
import { useSheetColours } from '../theme/sheetColours';
import { RADIUS, SPACE } from '../theme/tokens';
import { boxOf, hintOf, HINTS_IN_ALL, type Hint } from './hints';

const WIDEST = 440;
const GAP = 8;

interface CoachProps {
  layout: GameLayout;
  tried: boolean; // the forbidden house has been touched
  onSkip: () => void;
}

/** Says what to do next, and shows where. Touches go through it. */
export function Coach({ layout, tried, onSkip }: CoachProps) {
  const { t } = useTranslation();
  const hint = hintOf(
    useGame((state) => state),
    tried,
  );
  const words = sentence(t, hint);
  const box = boxOf(layout, hint.spot);
  useEffect(() => announce(words), [words]);
  return (
    <View style={[passThrough, { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }]}>
      {box ? <Here box={box} /> : null}
      <Note layout={layout} words={words} step={hint.step} box={box} onSkip={onSkip} />
    </View>
  );
}

function sentence(t: TFunction, { words, spot }: Hint): string {
  const said = words === null ? '' : t(`first.say.${words}`);
  if (spot.kind === 'key') return `${said} ${t('first.key', { number: spot.number })}`;
  return spot.kind === 'tile' ? t('first.tile', { tool: t(`game.tools.${spot.effect}`) }) : said;
}

/** A ring around what is meant. */
function Here({ box }: { box: Box }) {
  const colours = useSheetColours();
  const ring = { flex: 1, borderRadius: RADIUS.s + 4, borderWidth: 4, borderColor: colours.mustard };
  return (
    <View style={{ ...placed(box), margin: -3, pointerEvents: 'none' }}>
      <View style={{ ...ring, borderColor: colours.ink, borderWidth: 2 }} />
      <Breathing>
        <View style={ring} />
      </Breathing>
    </View>
  );
}

interface NoteProps {
  layout: GameLayout;
  words: string;
  step: number;
  box: Box | null;
  onSkip: () => void;
}

/** Always at the same place, over the tracks, unless it is there that something is to be touched. */
function Note({ layout, words, step, box, onSkip }: NoteProps) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const { sheet, bar, tracks } = layout;
  const width = Math.min(WIDEST, sheet.width - 2 * GAP);
  const inTheWay = box !== null && box.y >= tracks.box.y - GAP && box.y < tracks.box.y + tracks.box.height;
  const foot = bar.side === 'bottom' ? layout.height - bar.box.y + GAP : GAP;
  const place = inTheWay ? { top: sheet.y + GAP } : { bottom: foot };
  return (
    <View
      style={{
        position: 'absolute',
        left: sheet.x + (sheet.width - width) / 2,
        width,
        ...place,
        pointerEvents: 'box-none',
      }}
    >
      <Appear key={words}>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            paddingLeft: SPACE.m,
            borderRadius: RADIUS.m,
            borderWidth: 2,
            borderColor: colours.mustard,
            backgroundColor: colours.surface,
            boxShadow: `0 3px 12px ${colours.shadow}`,
          }}
        >
          <View style={{ flex: 1, paddingVertical: SPACE.s, gap: 2 }}>
            <Text type="caption" tone="inkSoft">
              {t('first.step', { step, of: HINTS_IN_ALL })}
            </Text>
            <Text type="label" style={{ fontSize: 15, lineHeight: 20 }}>
              {words}
            </Text>
          </View>
          <IconButton icon="close" label={t('first.skip')} onPress={onSkip} />
        </View>
      </Appear>
    </View>
  );
}

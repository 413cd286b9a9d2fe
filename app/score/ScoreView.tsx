import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { focusSpans, SCORE_PARTS, type Focus } from '../../src/game/scoreParts';
import type { Counted } from '../../src/state/scores';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { Icon } from '../../src/ui/drawings/Icon';
import { TownPicture, type Lit } from '../../src/ui/sheet/TownPicture';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { COLUMN, SPACE, WIDE } from '../../src/ui/theme/tokens';
import { iconOf } from './ScoreRow';
import { ScoreLines } from './ScoreLines';
import { useCounting } from './useCounting';
import { focusWords, type OwnScore } from './words';

const BROADEST = 1120; // px of both columns together
const AROUND = 170; // px of header, bar and margins above and below the town
const SAYING = 60; // px of the sentence below it

/** The town above, the score line below; side by side where there is room. */
export function ScoreView({ counted }: { counted: Counted }) {
  const own = ownScore(counted);
  const parts = SCORE_PARTS.filter((part) => part !== 'roundabouts' || own.setup.rules.roundabouts);
  const { shown, finish } = useCounting(parts.length);
  const [chosen, setChosen] = useState<Focus | null>(null);
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const across = width - insets.left - insets.right;
  const wide = across >= WIDE;
  const column = (wide ? (Math.min(across, BROADEST) - SPACE.l) / 2 : Math.min(across, COLUMN)) - 2 * SPACE.l;
  const counting = shown < parts.length ? (parts[shown - 1] ?? null) : null; // what is counted shows itself
  const focus = chosen ?? counting;
  const picture = (
    <TownCard
      own={own}
      town={counted.header.town}
      focus={focus}
      width={column - 2 * SPACE.s}
      height={wide ? Math.max(120, height - AROUND - SAYING) : column * 0.54}
    />
  );
  const lines = <ScoreLines own={own} parts={parts} shown={shown} focus={chosen} onFocus={setChosen} />;
  const skip = {
    onStartShouldSetResponderCapture: () => {
      if (shown < parts.length) finish();
      return false; // the tap goes on to what it meant
    },
  };
  const page = { paddingHorizontal: SPACE.l, paddingTop: SPACE.s, paddingBottom: SPACE.xl };
  if (!wide) {
    return (
      <ScrollView style={{ flex: 1 }} {...skip} contentContainerStyle={{ ...page, ...CENTRED, gap: SPACE.m }}>
        {picture}
        {lines}
      </ScrollView>
    );
  }
  return (
    <View
      {...skip}
      style={{ flex: 1, flexDirection: 'row', alignSelf: 'center', width: '100%', maxWidth: BROADEST }}
    >
      <ScrollView style={{ flex: 1 }} contentContainerStyle={page}>
        {picture}
      </ScrollView>
      <ScrollView style={{ flex: 1 }} contentContainerStyle={{ ...page, paddingLeft: 0 }}>
        {lines}
      </ScrollView>
    </View>
  );
}

const CENTRED = { alignSelf: 'center', width: '100%', maxWidth: COLUMN } as const;

/** The line of the player whose town it is. */
export function ownScore({ finished: { setup, game }, players, table }: Counted): OwnScore {
  const seat = Math.max(
    0,
    players.findIndex(({ entry }) => entry.own),
  );
  const line = table.lines[seat];
  if (line === undefined || line.score === null) throw new Error('a finished sheet has a score');
  return { setup, sheet: game.sheet, line, score: line.score };
}

interface TownCardProps {
  own: OwnScore;
  town: string;
  focus: Focus | null;
  width: number;
  height: number;
}

function TownCard({ own, town, focus, width, height }: TownCardProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const icon = focus === null ? null : iconOf(typeof focus === 'number' ? 'estates' : focus);
  return (
    <Card style={{ padding: SPACE.s }}>
      <TownPicture
        setup={own.setup}
        sheet={own.sheet}
        width={width}
        height={height}
        label={t('record.town', { town })}
        lit={litOf(own, focus)}
      />
      <View
        role="status"
        aria-live="polite"
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.s,
          minHeight: 30,
        }}
      >
        {icon ? <Icon name={icon} color={theme.primary} size={20} /> : null}
        <Text type="caption" tone={focus === null ? 'inkSoft' : 'ink'} center style={{ flexShrink: 1 }}>
          {focus === null ? t('ending.lines') : focusWords(t, focus, own)}
        </Text>
      </View>
    </Card>
  );
}

const NOTHING: readonly Lit[] = [];

function litOf({ sheet }: OwnScore, focus: Focus | null): readonly Lit[] {
  if (focus === null) return NOTHING;
  if (focus !== 'parks') return focusSpans(sheet, focus);
  return sheet.parks.flatMap((ticks, index) => (ticks === 0 ? [] : [{ street: index + 1, park: ticks }]));
}

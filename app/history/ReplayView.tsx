import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { isAlone, type Moment } from '../../src/game/moments';
import { replayOf } from '../../src/state/record';
import type { PlayableGame } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { ReplayTown } from '../../src/ui/replay/ReplayTown';
import { ScoreCurve } from '../../src/ui/replay/ScoreCurve';
import { ScoreLine } from '../../src/ui/replay/ScoreLine';
import { TurnTable } from '../../src/ui/replay/TurnTable';
import { useReplay } from '../../src/ui/replay/useReplay';
import { COLUMN, SPACE, WIDE } from '../../src/ui/theme/tokens';
import { ReplayBar } from './ReplayBar';
import { TurnCaption } from './TurnCaption';
import { useWhatIf } from './useWhatIf';

/** A game played again: the town grows, the score moves, and from any turn it can go on differently. */
export function ReplayView({ game }: { game: PlayableGame }) {
  const { t } = useTranslation();
  const moments = useMemo(() => replayOf(game), [game]);
  const last = moments.length - 1;
  const replay = useReplay(last, last);
  const [table, setTable] = useState(false);
  const { wide, half, tall } = useHalves();
  const frame = useFrame(wide);
  const whatIf = useWhatIf(game);
  const moment = moments[replay.turn];
  if (moment === undefined) return null;
  const over = replay.turn === last && game.header.status === 'finished';
  return (
    <ScrollView style={{ flex: 1 }} contentContainerStyle={frame}>
      <View style={{ width: wide ? half : '100%', gap: SPACE.m }}>
        <Card style={{ padding: SPACE.s }}>
          <ReplayTown
            timeline={game.timeline}
            moment={moment}
            width={half - 2 * SPACE.s - 2}
            height={Math.min(tall, (half - 2 * SPACE.s) * 0.72)}
            label={townLabel(t, game.header.town, moment)}
          />
          <ScoreLine moment={moment} tempsKnown={over || isAlone(moment.game)} />
        </Card>
        <TurnCaption moment={moment} turns={last} />
      </View>
      <View style={{ width: wide ? half : '100%', gap: SPACE.m }}>
        <Card style={{ padding: SPACE.s }}>
          {table ? (
            <TurnTable moments={moments} turn={replay.turn} onGo={replay.go} />
          ) : (
            <ScoreCurve
              moments={moments}
              turn={replay.turn}
              width={half - 2 * SPACE.s - 2}
              height={wide ? Math.min(150, tall - 70) : 170}
              onGo={replay.go}
            />
          )}
        </Card>
        <ReplayBar replay={replay} last={last} table={table} onTable={() => setTable((shown) => !shown)} />
        <Button icon="branch" title={t('replay.whatIf')} disabled={over} onPress={() => whatIf(moment)} />
        {over ? (
          <Text type="caption" tone="inkSoft" center>
            {t('replay.whatIfOver')}
          </Text>
        ) : null}
      </View>
    </ScrollView>
  );
}

function townLabel(t: TFunction, town: string, { turn }: Moment): string {
  return turn === 0 ? t('replay.empty', { town }) : t('replay.town', { town, turn });
}

const WIDEST = 1120; // px of both halves

const TALLEST = 330; // px of the town
const AROUND = 216; // px of header, views and score line, where a low window shows them and the town at once

/** Two halves side by side where the window is wide, as on a phone lying on its side; else one below the other. */
function useHalves() {
  const { width, height } = useWindowDimensions();
  const { left, right } = useSafeAreaInsets();
  const room = width - left - right - 2 * SPACE.l;
  const wide = width >= WIDE && width > height;
  const half = wide ? (Math.min(room, WIDEST) - SPACE.l) / 2 : Math.min(room, COLUMN - 2 * SPACE.l);
  const tall = wide ? Math.max(TALLEST / 2, Math.min(TALLEST, height - AROUND)) : TALLEST;
  return { wide, half: Math.floor(half), tall };
}

function useFrame(wide: boolean) {
  const { bottom } = useSafeAreaInsets();
  return {
    flexDirection: wide ? 'row' : 'column',
    alignSelf: 'center',
    justifyContent: 'center',
    width: '100%',
    maxWidth: wide ? WIDEST + 2 * SPACE.l : COLUMN,
    paddingHorizontal: SPACE.l,
    paddingTop: SPACE.s,
    paddingBottom: SPACE.xl + bottom,
    gap: wide ? SPACE.l : SPACE.m,
  } as const;
}

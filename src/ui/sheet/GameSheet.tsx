import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Svg } from '../drawings/svg';
import { passThrough } from '../components/passThrough';
import { useTheme } from '../theme/ThemeProvider';
import { useSettings } from '../SettingsContext';
import { isDealDue } from '../../state/hand';
import { inset, placed } from './box';
import { Bubbles } from './Bubbles';
import { BlueprintGrid } from './drawings/BlueprintGrid';
import { EndBanner } from './EndBanner';
import { Explanation } from './explain/laterExplanation';
import type { Point } from './explain/hold';
import { HoldContext } from './explain/HoldContext';
import { useHold } from './explain/useHold';
import { useGame, useGameStore } from './GameContext';
import { GameHeader } from './GameHeader';
import { gameLayout, type GameLayout } from './layout';
import { LitGlow } from './LitGlow';
import { NotKept } from './NotKept';
import { ScoreVoice } from './ScoreVoice';
import { PlanDialog } from './PlanDialog';
import { Plans } from './Plans';
import { Plate } from './Plate';
import { RefusalDialog } from './RefusalDialog';
import { ScoreDialog } from './ScoreDialog';
import { StreetArt } from './StreetArt';
import type { Focusables } from './Cell';
import { StreetTargets } from './StreetTargets';
import { StreetZoom } from './StreetZoom';
import { Tracks } from './Tracks';
import { isAlone } from './trackViews';
import { BarGround, TurnBar } from './TurnBar';

interface GameSheetProps {
  town: string;
  back: { label: string; run: () => void };
  onScore: () => void; // the game is over
  onNewGame: () => void;
  onRetry: () => void; // save once more
  onExport: () => void; // save elsewhere
  onDuel?: () => void; // after a game against AAA
  parts?: ComponentType<{ layout: GameLayout }>; // of solo and dealt games
  onHelp: (topic: string) => void; // a section of the help, or the code of a refusal
  over?: (layout: GameLayout) => ReactNode; // what lies on the sheet, above everything
}

type Asking =
  | { kind: 'none' | 'score' | 'refusal' }
  | { kind: 'plan'; plan: number }
  | { kind: 'street'; street: number; at: number }; // opened after so many marks
const NOTHING: Asking = { kind: 'none' };

/**
 * The whole game screen: drawing below, touch areas above, controls at the thumb.
 * It is read in this order: header, plans, streets, tracks, turn controls.
 */
export function GameSheet(props: GameSheetProps) {
  const { town, back, onScore, onNewGame, onRetry, onExport, onHelp, over, onDuel, parts: Parts } = props;
  const theme = useTheme();
  const layout = useLayout();
  const hidden = useSettings((state) => state.settings.paperMode);
  const [asking, setAsking] = useState<Asking>(NOTHING);
  const [scrolled, setScrolled] = useState(0);
  const [held, setHeld] = useState<Point | null>(null); // where a finger rests and asks what this is
  const letGo = useCallback(() => setHeld(null), []);
  const ground = useHold(setHeld);
  const close = useCallback(() => setAsking(NOTHING), []);
  const store = useGameStore();
  const confirms = useSettings((state) => state.settings.confirmTurn);
  useEffect(() => store.getState().confirmTurns(confirms), [store, confirms]);
  const openPlan = useCallback((plan: number) => setAsking({ kind: 'plan', plan }), []);
  const openStreet = useCallback(
    (street: number) => setAsking({ kind: 'street', street, at: store.getState().timeline.events.length }),
    [store],
  );
  const openScore = useCallback(() => setAsking({ kind: 'score' }), []);
  const openRefusal = useCallback(() => {
    const { timeline } = store.getState();
    const { cards } = timeline.game.turn;
    if (isDealDue(timeline)) return; // no cards, no refusal
    if (cards)
      store.getState().refuse(cards.map(({ number }) => number)); // dealt: nothing to ask
    else setAsking({ kind: 'refusal' });
  }, [store]);
  return (
    <HoldContext value={setHeld}>
      <View role="main" {...ground} style={{ flex: 1, backgroundColor: theme.background }}>
        {theme.dark ? <Ground layout={layout} /> : null}
        <BarGround layout={layout.bar} />
        <GameHeader box={layout.header} town={town} back={back} hidden={hidden} onScore={openScore} />
        {layout.plansIn === 'bar' ? <Plans boxes={layout.plans} onOpen={openPlan} /> : null}
        <SheetWindow layout={layout} onPlan={openPlan} onStreet={openStreet} onScroll={setScrolled} />
        <TurnBar layout={layout.bar} onRefuse={openRefusal} />
        {Parts && (layout.strip || layout.bar.cards.length > 0) ? (
          <Suspense fallback={null}>
            <Parts layout={layout} />
          </Suspense>
        ) : null}
        <EndBanner layout={layout} onScore={onScore} onNewGame={onNewGame} onDuel={onDuel ?? null} />
        <NotKept onRetry={onRetry} onExport={onExport} />
        <ScoreVoice hidden={hidden} />
        <Bubbles layout={layout} scrolled={scrolled} onWhy={onHelp} />
        <ScoreDialog
          open={asking.kind === 'score'}
          onClose={close}
          onScore={() => {
            close();
            onScore();
          }}
        />
        <RefusalDialog open={asking.kind === 'refusal'} onClose={close} />
        <PlanDialog plan={asking.kind === 'plan' ? asking.plan : null} onClose={close} />
        {asking.kind === 'street' ? <Zoomed {...asking} onClose={close} /> : null}
        {over?.(layout)}
        {held ? (
          <Suspense fallback={null}>
            <Explanation layout={layout} scrolled={scrolled} point={held} onHelp={onHelp} onClose={letGo} />
          </Suspense>
        ) : null}
      </View>
    </HoldContext>
  );
}

/** An enlarged street snaps back with the next mark. */
function Zoomed({ street, at, onClose }: { street: number; at: number; onClose: () => void }) {
  const unmarked = useGame((state) => state.timeline.events.length === at);
  return <StreetZoom street={unmarked ? street : null} onClose={onClose} />;
}

function useLayout(): GameLayout {
  const { width, height } = useWindowDimensions();
  const { top, right, bottom, left } = useSafeAreaInsets();
  const def = useGame((state) => state.timeline.setup.sheet);
  const roundabouts = useGame((state) => state.timeline.setup.rules.roundabouts);
  const plans = useGame((state) => state.timeline.setup.plans.length);
  const strip = useGame(({ timeline }) => isAlone(timeline.game));
  const dealt = useGame(({ timeline: { setup } }) => setup.dealing !== null && setup.play.kind !== 'expert');
  const leftHanded = useSettings((state) => state.settings.leftHanded);
  return useMemo(
    () =>
      gameLayout(
        def,
        { width, height, insets: { top, right, bottom, left } },
        { roundabouts, plans, leftHanded, strip, dealt },
      ),
    [def, width, height, top, right, bottom, left, roundabouts, plans, leftHanded, strip, dealt],
  );
}

/** The blueprint's grid behind everything. */
function Ground({ layout: { width, height } }: { layout: GameLayout }) {
  return (
    <View style={{ position: 'absolute', pointerEvents: 'none' }}>
      <Svg width={width} height={height} aria-hidden>
        <BlueprintGrid width={width} height={height} />
      </Svg>
    </View>
  );
}

interface SheetWindowProps {
  layout: GameLayout;
  onPlan: (plan: number) => void;
  onStreet: (street: number) => void;
  onScroll: (scrolled: number) => void;
}

const OVERHANG = 6; // px that roofs and signs may rise above their street

/** Streets and tracks; scrolls only where the sheet is taller than its window. Coordinates are the screen's. */
const SheetWindow = memo(function SheetWindow({ layout, onPlan, onStreet, onScroll }: SheetWindowProps) {
  const { sheet, sheetHeight } = layout;
  const focusables: Focusables = useRef(new Map());
  const place = {
    ...placed(sheet),
  } as const;
  const content = (
    <View style={[passThrough, { height: sheetHeight }]}>
      <View
        style={[
          passThrough,
          {
            position: 'absolute',
            left: -sheet.x,
            top: -sheet.y,
            width: layout.width,
            height: sheet.y + sheetHeight,
          },
        ]}
      >
        {layout.streets.map((street, i) => (
          <Plate key={i} box={inset({ ...street.box, x: 0, width: layout.width }, 0, -OVERHANG)}>
            <StreetArt street={i + 1} layout={street} />
          </Plate>
        ))}
        <LitGlow layout={layout} />
        {layout.plansIn === 'sheet' ? <Plans boxes={layout.plans} onOpen={onPlan} /> : null}
        {layout.streets.map((street, i) => (
          <StreetTargets key={i} street={i + 1} layout={street} focusables={focusables} onZoom={onStreet} />
        ))}
        <Tracks layout={layout.tracks} />
      </View>
    </View>
  );
  if (sheetHeight <= sheet.height + 0.5) return <View style={[passThrough, place]}>{content}</View>;
  return (
    <ScrollView
      style={place}
      onScroll={(event) => onScroll(event.nativeEvent.contentOffset.y)}
      scrollEventThrottle={16}
    >
      {content}
    </ScrollView>
  );
});

import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { ESTATE_SIZES } from '../../rules/types';
import { face, type Box } from './box';
import { TrackChip } from './drawings/TrackChip';
import { TrackPanel, TrackRow } from './drawings/TrackPanel';
import { UpgradeChip } from './drawings/UpgradeChip';
import { UpgradePanel } from './drawings/UpgradePanel';
import { useGame, useGameStore, useGameView, useGameViewNow } from './GameContext';
import type { TracksLayout } from './layout';
import { Plate } from './Plate';
import { Target } from './Target';
import {
  columnView,
  TRACK_KINDS,
  trackValues,
  trackView,
  upgradesView,
  type TrackKind,
  type TrackView,
} from './trackViews';

const PENALTIES: ReadonlySet<TrackKind> = new Set(['bis', 'roundabout', 'refusal']);
const MINUS = '−';

/** All rows of boxes: as chips where room is short, as on paper where there is room. */
export const Tracks = memo(function Tracks({ layout }: { layout: TracksLayout }) {
  const upgrading = useGame((state) => state.targets.mode === 'upgrade');
  const boxes: Record<TrackKind, Box | null> = {
    pool: layout.pools,
    temp: layout.temps,
    bis: layout.bis,
    roundabout: layout.roundabouts,
    refusal: layout.refusals,
  };
  const columnsShown = layout.style !== 'strip' || upgrading;
  const chipsShown = layout.style !== 'strip' || !upgrading;
  return (
    <>
      {layout.style === 'full' ? <UpgradeSheet layout={layout} /> : null}
      {columnsShown
        ? layout.upgrades.map((box, i) => (
            <Column key={i} size={i + 1} box={box} chip={layout.style !== 'full'} />
          ))
        : null}
      {layout.upgradeChip && chipsShown ? <UpgradesChip box={layout.upgradeChip} /> : null}
      {chipsShown
        ? TRACK_KINDS.map((kind) => {
            const box = boxes[kind];
            return box ? <TrackPart key={kind} kind={kind} box={box} full={layout.style === 'full'} /> : null;
          })
        : null}
    </>
  );
});

const worthText = (kind: TrackKind, view: TrackView): string => {
  if (kind === 'temp') return `${view.ticks}/${view.boxes}`;
  return PENALTIES.has(kind) && view.worth > 0 ? `${MINUS}${view.worth}` : `${view.worth}`;
};

const LABELS = {
  pool: 'sheet.pools',
  temp: 'sheet.temps',
  bis: 'sheet.bisTrack',
  roundabout: 'sheet.roundabouts',
  refusal: 'sheet.refusals',
} as const;

const TrackPart = memo(function TrackPart({ kind, box, full }: { kind: TrackKind; box: Box; full: boolean }) {
  const { t } = useTranslation();
  const view = useGameView(trackView(kind));
  const def = useGame((state) => state.timeline.setup.sheet);
  const { ticks, pencilled } = view;
  const values = trackValues(def, kind);
  const tone = PENALTIES.has(kind) && view.worth > 0 ? 'penalty' : kind === 'temp' ? 'count' : 'worth';
  const common = { ...face(box), tool: kind, ticks, pencilled, worth: worthText(kind, view), tone } as const;
  const paper = {
    ...common,
    title: t(`game.tools.${kind}`),
    values: kind === 'temp' ? values.slice(1).map(() => null) : values,
  };
  const short = values.length <= 4;
  return (
    <Plate box={box} label={t(LABELS[kind], { ...view })}>
      {!full ? <TrackChip {...common} boxes={view.boxes} /> : null}
      {full && short ? <TrackRow {...paper} /> : null}
      {full && !short ? <TrackPanel {...paper} columns={kind === 'temp' ? 6 : 5} /> : null}
    </Plate>
  );
});

const UpgradesChip = memo(function UpgradesChip({ box }: { box: Box }) {
  const { t } = useTranslation();
  const view = useGameView(upgradesView);
  return (
    <Plate box={box} label={t('sheet.upgrades', { ...view })}>
      <TrackChip
        {...face(box)}
        tool="upgrade"
        boxes={view.boxes}
        ticks={view.ticks}
        pencilled={view.pencilled}
        worth={`${view.worth}`}
      />
    </Plate>
  );
});

const Column = memo(function Column({ size, box, chip }: { size: number; box: Box; chip: boolean }) {
  const { t } = useTranslation();
  const store = useGameStore();
  const view = useGameViewNow(columnView(size));
  return (
    <>
      {chip ? (
        <Plate box={box}>
          <UpgradeChip {...face(box)} size={size} {...view} />
        </Plate>
      ) : null}
      <Target
        box={box}
        label={`${t('sheet.column', { size, ...view })}${view.lit ? `, ${t('sheet.selectable')}` : ''}`}
        onPress={() => store.getState().tapColumn(size)}
      />
    </>
  );
});

function UpgradeSheet({ layout }: { layout: TracksLayout }) {
  const def = useGame((state) => state.timeline.setup.sheet);
  const ticks = useGame((state) => state.timeline.game.sheet.upgrades);
  const inked = useGame((state) => state.inked.upgrades);
  const lit = useGame((state) => state.targets.mode === 'upgrade');
  const counts = useGame((state) => ESTATE_SIZES.map((size) => columnView(size)(state).count).join());
  const [first] = layout.upgrades;
  const last = layout.upgrades.at(-1);
  if (!first || !last) return null;
  const box = { ...first, width: last.x + last.width - first.x };
  return (
    <Plate box={box}>
      <UpgradePanel
        {...face(box)}
        tracks={def.upgrade}
        ticks={ticks}
        counts={counts.split(',').map(Number)}
        pencilled={ESTATE_SIZES.find((size) => ticks[size - 1] !== inked[size - 1]) ?? null}
        lit={lit}
      />
    </Plate>
  );
}

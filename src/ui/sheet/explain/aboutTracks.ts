import { worth } from '../../../rules/sheet';
import { ESTATE_SIZES } from '../../../rules/types';
import type { Topic } from '../../help/topics';
import type { Tool } from '../../theme/sheetColours';
import { columnView, parkView, trackValues, trackView, upgradesView, type TrackKind } from '../trackViews';
import { planView } from '../views';
import { goalWords, streetName } from '../words';
import { costing, plain, standing, type Asking, type Explained } from './answer';

export function aboutPark(asking: Asking, street: number): Explained {
  const { t, state } = asking;
  const view = parkView(street)(state);
  const values = state.timeline.setup.sheet.streets[street - 1]?.park ?? [0];
  const title = t('explain.park', { name: streetName(street) });
  return {
    ...plain(title, [t('explain.parkText', { ...view })], { topic: 'parks', icon: 'park', tool: 'park' }),
    worth: standing(asking, values, view.ticks),
  };
}

export function aboutColumn({ t, state }: Asking, size: number): Explained {
  const view = columnView(size)(state);
  const values = state.timeline.setup.sheet.upgrade[ESTATE_SIZES[size - 1] ?? 1];
  const next =
    view.ticks < view.boxes
      ? t('explain.columnNext', { next: worth(values, view.ticks + 1) })
      : t('explain.columnMost');
  return {
    ...plain(t('explain.column', { size }), [t('explain.columnText', { ...view }), next], {
      topic: 'upgrades',
      icon: 'upgrade',
      tool: 'upgrade',
    }),
    worth: t('explain.worth', { worth: view.count * view.worth }),
  };
}

export function aboutUpgrades({ t, state }: Asking): Explained {
  return {
    ...plain(t('explain.upgrades'), [t('explain.upgradesText')], {
      topic: 'upgrades',
      icon: 'upgrade',
      tool: 'upgrade',
    }),
    worth: t('explain.worth', { worth: upgradesView(state).worth }),
  };
}

const TRACK_TOPICS: Readonly<Record<TrackKind, Topic>> = {
  pool: 'pools',
  temp: 'temps',
  bis: 'bis',
  roundabout: 'roundabouts',
  refusal: 'refusals',
};

export function trackWorth(asking: Asking, track: TrackKind): string | null {
  const { setup } = asking.state.timeline;
  const { ticks } = trackView(track)(asking.state);
  if (track === 'temp') return null; // ranked at the end (R8.4)
  const values = trackValues(setup.sheet, track);
  return track === 'pool' ? standing(asking, values, ticks) : costing(asking, values, ticks);
}

export function aboutTrack(asking: Asking, track: TrackKind): Explained {
  const { t, state } = asking;
  const points = state.timeline.setup.sheet.tempPoints.join(' · ');
  const line = t(`explain.trackText.${track}`, { ...trackView(track)(state), points });
  return {
    ...plain(t(`explain.tracks.${track}`), [line], { topic: TRACK_TOPICS[track], icon: track, tool: track }),
    worth: trackWorth(asking, track),
  };
}

export function aboutPlan({ t, state }: Asking, plan: number): Explained {
  const card = state.timeline.setup.plans[plan];
  const view = planView(state, plan);
  if (!card) return plain(t('plan.title', { stack: plan + 1 }), [], { topic: 'plans', icon: 'plan' });
  const { first, later } = card;
  const line = {
    claimed: t('explain.planClaimed'),
    met: t('explain.planMet'),
    flipped: t('explain.planFlipped'),
    project: t('explain.planOpen', { done: view.done, of: view.of, first, later }),
  }[view.state];
  const title = t('explain.plan', { stack: card.stack, goal: goalWords(t, card.goal) });
  return {
    ...plain(title, [line], { topic: 'plans', icon: 'plan' }),
    worth: t('explain.worth', { worth: view.value ?? first }),
  };
}

const TOOL_TOPICS: Readonly<Record<Tool, Topic>> = {
  fence: 'fences',
  upgrade: 'upgrades',
  park: 'parks',
  ...TRACK_TOPICS,
};

export function aboutTool(asking: Asking, tool: Tool): Explained {
  const { t, state } = asking;
  const { rules } = state.timeline.setup;
  const lines: string[] = [t(`explain.tools.${tool}`)];
  if (tool === 'bis') lines.push(t(rules.bisAcrossFence ? 'explain.bisLoose' : 'explain.bisStrict'));
  if (tool === 'fence' && !rules.fenceBetweenBisPair) lines.push(t('explain.fenceStrict'));
  const counted = tool === 'fence' || tool === 'upgrade' || tool === 'park' ? null : tool;
  return {
    ...plain(t(`game.tools.${tool}`), lines, { topic: TOOL_TOPICS[tool], icon: tool, tool }),
    worth: counted ? trackWorth(asking, counted) : null,
  };
}

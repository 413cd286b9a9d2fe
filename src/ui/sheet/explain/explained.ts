import type { TFunction } from 'i18next';

import { estates, type Estate } from '../../../rules/estates';
import { legalHouses, legalNumbers } from '../../../rules/legal';
import { boxes, houseAt, worth } from '../../../rules/sheet';
import { ESTATE_SIZES, type Track } from '../../../rules/types';
import type { GameState } from '../../../state/gameStore';
import type { IconName } from '../../drawings/Icon';
import type { Topic } from '../../help/topics';
import type { Tool } from '../../theme/sheetColours';
import { columnView, livePoints, parkView, trackValues, trackView, upgradesView } from '../trackViews';
import { houseViews, planView } from '../views';
import { goalWords, streetName } from '../words';
import type { Subject } from './subject';

/** The answer to "what is this?" */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
  readonly worth: string | null; // what it is worth now, and after one more
  readonly topic: Topic; // where the rules say more
  readonly icon: IconName;
  readonly tool: Tool | null; // whose colours it wears
}

interface Asking {
  readonly t: TFunction;
  readonly state: GameState;
}

export function explained(asking: Asking, subject: Subject): Explained {
  switch (subject.kind) {
    case 'house':
      return aboutHouse(asking, subject);
    case 'pool':
      return aboutPool(asking, subject);
    case 'fence':
      return aboutFence(asking, subject);
    case 'estate':
      return aboutEstate(asking, subject);
    case 'street':
      return aboutStreet(asking, subject.street);
    case 'park':
      return aboutPark(asking, subject.street);
    case 'column':
      return aboutColumn(asking, subject.size);
    case 'upgrades':
      return aboutUpgrades(asking);
    case 'track':
      return aboutTrack(asking, subject.track);
    case 'plan':
      return aboutPlan(asking, subject.plan);
    case 'tool':
      return aboutTool(asking, subject.tool);
    case 'number':
      return aboutNumber(asking, subject.number);
    case 'score':
    case 'turn':
    case 'step':
      return aboutTurn(asking, subject.kind);
  }
}

/** "Worth 9 now · one more: 13" */
function standing({ t }: Asking, values: Track, ticks: number): string {
  const now = t('explain.worth', { worth: worth(values, ticks) });
  return ticks < boxes(values)
    ? `${now} · ${t('explain.next', { next: worth(values, ticks + 1) })}`
    : `${now} · ${t('explain.most')}`;
}

function costing({ t }: Asking, values: Track, ticks: number): string {
  const cost = worth(values, ticks);
  const now = t(cost > 0 ? 'explain.minus' : 'explain.worth', { worth: cost });
  if (ticks >= boxes(values)) return now;
  const next = worth(values, ticks + 1);
  return `${now} · ${t('explain.next', { next: next > 0 ? `−${next}` : next })}`;
}

interface Spot {
  readonly street: number;
  readonly house: number;
}

const estateOf = ({ state }: Asking, { street, house }: Spot): Estate | undefined =>
  estates(state.timeline.game.sheet).find(
    (one) => one.street === street && one.first <= house && house <= one.last,
  );

const estateWorth = ({ state }: Asking, { size }: Estate): number => columnView(size)(state).worth;

function aboutHouse(asking: Asking, spot: Spot): Explained {
  const { t, state } = asking;
  const { street, house } = spot;
  const found = houseAt(state.timeline.game.sheet, street, house);
  const title = t('explain.house', { house, name: streetName(street) });
  if (found?.kind === 'roundabout') {
    return plain(title, [t('explain.circle')], {
      topic: 'roundabouts',
      icon: 'roundabout',
      tool: 'roundabout',
    });
  }
  if (found?.kind !== 'numbered')
    return plain(title, emptyLines(asking, spot), { topic: 'numbers', icon: 'pencil' });
  const estate = estateOf(asking, spot);
  const lines = [
    found.bis ? t('explain.bisHouse') : t('explain.rising'),
    estate
      ? t(estate.used ? 'explain.inUsed' : 'explain.inEstate', { size: estate.size })
      : t('explain.notYet'),
  ];
  return {
    ...plain(title, lines, { topic: 'estates', icon: 'upgrade', ...(found.bis ? { tool: 'bis' } : {}) }),
    worth: estate ? t('explain.worth', { worth: estateWorth(asking, estate) }) : null,
  };
}

function emptyLines({ t, state }: Asking, spot: Spot): string[] {
  const fitting = legalNumbers(state.timeline.game.sheet, spot);
  const [low, high] = [fitting.at(0), fitting.at(-1)];
  const first =
    low === undefined
      ? t('explain.fitsNone')
      : low === high
        ? t('explain.fitsOne', { low })
        : t('explain.fits', { low, high });
  const pool = state.timeline.setup.sheet.streets[spot.street - 1]?.pools.includes(spot.house) ?? false;
  return pool ? [first, t('explain.poolHere')] : [first];
}

function aboutPool(asking: Asking, { street, house }: Spot): Explained {
  const { t, state } = asking;
  const { pool } = houseViews(state, street, house).look;
  const line =
    pool === 'built'
      ? t('explain.poolBuilt')
      : pool === 'lost'
        ? t('explain.poolLost')
        : t('explain.poolPlanned');
  const title = t('explain.pool', { house, name: streetName(street) });
  return {
    ...plain(title, [line], { topic: 'pools', icon: 'pool', tool: 'pool' }),
    worth: trackWorth(asking, 'pool'),
  };
}

function aboutFence({ t, state }: Asking, { street, place }: { street: number; place: number }): Explained {
  const stands = state.timeline.game.sheet.streets[street - 1]?.fences[place] ?? false;
  const title = t('explain.fence', { place, name: streetName(street) });
  return plain(title, [t(stands ? 'explain.fenceBuilt' : 'explain.fenceFree')], {
    topic: 'fences',
    icon: 'fence',
    tool: 'fence',
  });
}

function aboutEstate(asking: Asking, { street, first }: { street: number; first: number }): Explained {
  const { t } = asking;
  const estate = estateOf(asking, { street, house: first });
  const name = streetName(street);
  const lines = [t('explain.estateText'), ...(estate?.used ? [t('explain.estateUsed')] : [])];
  return {
    ...plain(t('explain.estate', { size: estate?.size ?? 1, name }), lines, {
      topic: 'estates',
      icon: 'upgrade',
    }),
    worth: estate ? t('explain.worth', { worth: estateWorth(asking, estate) }) : null,
  };
}

function aboutStreet({ t, state }: Asking, street: number): Explained {
  const { sheet } = state.timeline.game;
  const houses = sheet.streets[street - 1]?.houses ?? [];
  const counts = {
    filled: houses.filter(({ kind }) => kind !== 'empty').length,
    houses: houses.length,
    estates: estates(sheet).filter((one) => one.street === street).length,
  };
  const title = t('explain.street', { street, name: streetName(street) });
  return plain(title, [t('explain.streetText', counts)], { topic: 'numbers', icon: 'upgrade' });
}

function aboutPark(asking: Asking, street: number): Explained {
  const { t, state } = asking;
  const view = parkView(street)(state);
  const values = state.timeline.setup.sheet.streets[street - 1]?.park ?? [0];
  const title = t('explain.park', { name: streetName(street) });
  return {
    ...plain(title, [t('explain.parkText', { ...view })], { topic: 'parks', icon: 'park', tool: 'park' }),
    worth: standing(asking, values, view.ticks),
  };
}

function aboutColumn({ t, state }: Asking, size: number): Explained {
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

function aboutUpgrades({ t, state }: Asking): Explained {
  return {
    ...plain(t('explain.upgrades'), [t('explain.upgradesText')], {
      topic: 'upgrades',
      icon: 'upgrade',
      tool: 'upgrade',
    }),
    worth: t('explain.worth', { worth: upgradesView(state).worth }),
  };
}

type TrackKind = 'pool' | 'temp' | 'bis' | 'roundabout' | 'refusal';
const TRACK_TOPICS: Readonly<Record<TrackKind, Topic>> = {
  pool: 'pools',
  temp: 'temps',
  bis: 'bis',
  roundabout: 'roundabouts',
  refusal: 'refusals',
};

function trackWorth(asking: Asking, track: TrackKind): string | null {
  const { setup } = asking.state.timeline;
  const { ticks } = trackView(track)(asking.state);
  if (track === 'temp') return null; // ranked at the end (R8.4)
  const values = trackValues(setup.sheet, track);
  return track === 'pool' ? standing(asking, values, ticks) : costing(asking, values, ticks);
}

function aboutTrack(asking: Asking, track: TrackKind): Explained {
  const { t, state } = asking;
  const points = state.timeline.setup.sheet.tempPoints.join(' · ');
  const line = t(`explain.trackText.${track}`, { ...trackView(track)(state), points });
  return {
    ...plain(t(`explain.tracks.${track}`), [line], { topic: TRACK_TOPICS[track], icon: track, tool: track }),
    worth: trackWorth(asking, track),
  };
}

function aboutPlan({ t, state }: Asking, plan: number): Explained {
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

function aboutTool(asking: Asking, tool: Tool): Explained {
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

function aboutNumber({ t, state }: Asking, number: number): Explained {
  const count = legalHouses(state.timeline.game.sheet, number).length;
  const line = count === 0 ? t('explain.numberNone') : t('explain.numberFits', { count });
  return plain(t('explain.number', { number }), [line, t('explain.rising')], {
    topic: 'numbers',
    icon: 'pencil',
  });
}

function aboutTurn({ t, state }: Asking, kind: 'score' | 'turn' | 'step'): Explained {
  const { turn } = state.timeline.game;
  if (kind === 'score') {
    return {
      ...plain(t('explain.score'), [t('explain.scoreText')], { topic: 'scoring', icon: 'trophy' }),
      worth: t('explain.worth', { worth: livePoints(state) }),
    };
  }
  if (kind === 'turn') {
    return plain(t('explain.turn', { turn: turn.index }), [t('explain.turnText')], {
      topic: 'end',
      icon: 'history',
    });
  }
  return plain(t('explain.step'), [t('explain.stepText')], { topic: 'turn', icon: 'play' });
}

function plain(
  title: string,
  lines: readonly string[],
  { topic, icon, tool = null }: { topic: Topic; icon: IconName; tool?: Tool | null },
): Explained {
  return { title, lines, worth: null, topic, icon, tool };
}

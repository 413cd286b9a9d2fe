import { estates, type Estate } from '../../../rules/estates';
import { legalHouses, legalNumbers } from '../../../rules/legal';
import { houseAt } from '../../../rules/sheet';
import { columnView, livePoints } from '../trackViews';
import { houseViews } from '../views';
import { streetName } from '../words';
import {
  aboutColumn,
  aboutPark,
  aboutPlan,
  aboutTool,
  aboutTrack,
  aboutUpgrades,
  trackWorth,
} from './aboutTracks';
import { plain, type Asking, type Explained } from './answer';
import type { Subject } from './subject';

/** What is this, and what is it worth now? */
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

import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import Svg from 'react-native-svg';

import { EFFECTS, GOAL_KINDS, type GoalKind, type PlanGoal, type Track } from '../../src/rules/types';
import { IconShape } from '../../src/ui/drawings/Icon';
import { ICONS, type IconName } from '../../src/ui/drawings/icons';
import { BlueprintGrid } from '../../src/ui/sheet/drawings/BlueprintGrid';
import { EstatePlate } from '../../src/ui/sheet/drawings/EstatePlate';
import { EstateToken } from '../../src/ui/sheet/drawings/EstateToken';
import { FENCE_STATES, FenceDrawing } from '../../src/ui/sheet/drawings/FenceDrawing';
import { layOutGoal } from '../../src/ui/sheet/drawings/goalLayout';
import { goalParts } from '../../src/ui/sheet/drawings/goalParts';
import { GhostNumber } from '../../src/ui/sheet/drawings/GhostNumber';
import { HouseDrawing } from '../../src/ui/sheet/drawings/HouseDrawing';
import { HOUSE_KINDS } from '../../src/ui/sheet/drawings/houseShapes';
import { ParkTree, TREE_STATES, treeBox } from '../../src/ui/sheet/drawings/ParkTree';
import { PLAN_STATES } from '../../src/ui/sheet/drawings/plan';
import { PlanDrawing } from '../../src/ui/sheet/drawings/PlanDrawing';
import { POOL_STATES, PoolDrawing } from '../../src/ui/sheet/drawings/PoolDrawing';
import { RoundaboutDrawing } from '../../src/ui/sheet/drawings/RoundaboutDrawing';
import { ShiftTag } from '../../src/ui/sheet/drawings/ShiftTag';
import { StreetGround } from '../../src/ui/sheet/drawings/StreetGround';
import { StreetSign } from '../../src/ui/sheet/drawings/StreetSign';
import { Ticket } from '../../src/ui/sheet/drawings/Ticket';
import { BOX_STATES, boxState, TrackBox } from '../../src/ui/sheet/drawings/TrackBox';
import { TrackChip } from '../../src/ui/sheet/drawings/TrackChip';
import { TrackPanel, TrackRow } from '../../src/ui/sheet/drawings/TrackPanel';
import { UpgradeChip } from '../../src/ui/sheet/drawings/UpgradeChip';
import { UpgradePanel } from '../../src/ui/sheet/drawings/UpgradePanel';
import { ThemeProvider } from '../../src/ui/theme/ThemeProvider';

const THEMES = ['light', 'dark'] as const;
const draw = (drawing: ReactElement, theme: (typeof THEMES)[number] = 'light') =>
  render(
    <ThemeProvider choice={theme}>
      <Svg>{drawing}</Svg>
    </ThemeProvider>,
  );

const isIcon = (name: string): name is IconName => name in ICONS;

const CELL = { x: 10, y: 20, width: 36, height: 71 };
const CARD = { x: 0, y: 0, width: 118, height: 62 };
const POOLS: Track = [0, 3, 6, 9, 13];
const UPGRADES = { 1: [1, 3], 2: [2, 3, 4], 3: [3, 4], 4: [4, 5], 5: [5, 6], 6: [6, 7, 8, 10, 12] } as const;
const NO_VALUES = [null, null, null];

/** One goal of every kind: the record does not compile while a kind is missing. */
const GOALS: { readonly [K in GoalKind]: Extract<PlanGoal, { kind: K }> } = {
  estates: { kind: 'estates', sizes: [2, 2, 5] },
  fullStreet: { kind: 'fullStreet', street: 1 },
  streetEnds: { kind: 'streetEnds' },
  parksAndPoolsOfStreet: { kind: 'parksAndPoolsOfStreet', street: 2 },
  allParksOfStreets: { kind: 'allParksOfStreets', streets: 2 },
  allPoolsOfStreets: { kind: 'allPoolsOfStreets', streets: 2 },
  parksPoolsAndRoundaboutInOneStreet: { kind: 'parksPoolsAndRoundaboutInOneStreet' },
  temps: { kind: 'temps', count: 7 },
  bisInOneStreet: { kind: 'bisInOneStreet', count: 5 },
  endEstates: { kind: 'endEstates', size: 1 },
  streetEstates: { kind: 'streetEstates', street: 3, sizes: [2, 2, 5] },
  oneStreetEstates: { kind: 'oneStreetEstates', sizes: [2, 2, 5], roundabouts: 2 },
  estatesWith: { kind: 'estatesWith', sizes: [2, 2, 5], pools: 1, bis: 1 },
  parksTotal: { kind: 'parksTotal', count: 10 },
  parksEveryStreet: { kind: 'parksEveryStreet', count: 2 },
  upgradesTotal: { kind: 'upgradesTotal', count: 9 },
  upgradeColumnsFull: { kind: 'upgradeColumnsFull', count: 3 },
};
const goals = GOAL_KINDS.map((kind) => GOALS[kind]);
const plan = { ...CARD, stack: 2, first: 11, later: 6 } as const;

const EVERYTHING: [string, ReactElement[]][] = [
  [
    'icons',
    Object.keys(ICONS)
      .filter(isIcon)
      .map((name) => <IconShape key={name} name={name} x={0} y={0} size={20} color="#000" />),
  ],
  [
    'houses',
    HOUSE_KINDS.flatMap((kind) => [
      <HouseDrawing key={`${kind}a`} {...CELL} kind={kind} number={null} />,
      <GhostNumber key={`${kind}b`} {...CELL} kind={kind} number="8" change="?" />,
      <HouseDrawing key={`${kind}c`} {...CELL} kind={kind} number={12} pencil bis />,
      <HouseDrawing key={`${kind}d`} {...CELL} width={83} height={112} kind={kind} number={0} used />,
    ]),
  ],
  ['pools', POOL_STATES.map((state) => <PoolDrawing key={state} {...CELL} state={state} />)],
  ['fences', FENCE_STATES.map((state) => <FenceDrawing key={state} {...CELL} state={state} />)],
  [
    'trees',
    TREE_STATES.map((state) => <ParkTree key={state} {...treeBox(CELL, 1, 4)} value={4} state={state} />),
  ],
  [
    'roundabouts',
    [false, true].map((pencil) => <RoundaboutDrawing key={`${pencil}`} {...CELL} pencil={pencil} />),
  ],
  ['plates', [false, true].map((used) => <EstatePlate key={`${used}`} {...CELL} size={3} used={used} />)],
  [
    'tokens',
    [1, 2, 3, 4, 5, 6].map((size) => (
      <EstateToken key={size} x={0} y={0} height={25} size={size} got={size > 3} />
    )),
  ],
  ['tags', [2, -1, null].map((shift) => <ShiftTag key={`${shift}`} {...CELL} shift={shift} />)],
  [
    'the ground',
    [
      <StreetGround
        key="a"
        {...CELL}
        houses={10}
        road={14}
        estates={[{ first: 1, last: 3 }]}
        paths={[1, 2]}
      />,
      <StreetSign key="b" {...CELL} street={2} name="Juniper Avenue" />,
      <BlueprintGrid key="c" width={390} height={100} />,
    ],
  ],
  [
    'boxes',
    BOX_STATES.map((state) => (
      <TrackBox key={state} {...CELL} value={9} state={state} color="#000" lit={state === 'open'} />
    )),
  ],
  [
    'tracks',
    [
      <TrackChip
        key="a"
        {...CARD}
        tool="temp"
        boxes={11}
        ticks={2}
        pencilled={1}
        worth="2/11"
        tone="count"
        lit
      />,
      <UpgradeChip key="b" {...CARD} size={4} boxes={4} ticks={1} worth={5} count={1} lit />,
      <TrackPanel
        key="c"
        {...CARD}
        tool="pool"
        title="Pools"
        values={POOLS}
        ticks={4}
        worth="13"
        columns={5}
      />,
      <TrackPanel
        key="d"
        {...CARD}
        tool="temp"
        title="Temps"
        values={NO_VALUES}
        ticks={1}
        worth="1/3"
        columns={3}
      />,
      <TrackRow
        key="e"
        {...CARD}
        tool="refusal"
        title="Refusals"
        values={[0, 0, 3, 5]}
        ticks={3}
        worth="−5"
        tone="penalty"
      />,
      <UpgradePanel
        key="f"
        {...CARD}
        tracks={UPGRADES}
        ticks={[0, 1, 0, 0, 0, 4]}
        counts={[0, 1, 0, 0, 0, 0]}
        pencilled={2}
        lit
      />,
    ],
  ],
  [
    'tickets',
    [...EFFECTS, null].map((effect) => <Ticket key={effect} {...CELL} number={9} effect={effect} />),
  ],
  [
    'plans',
    PLAN_STATES.flatMap((state) =>
      goals.map((goal) => (
        <PlanDrawing
          key={state + goal.kind}
          {...plan}
          goal={goal}
          state={state}
          done={1}
          of={12}
          value={6}
          label="Yours"
          flipped
        />
      )),
    ),
  ],
];

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(EVERYTHING)(
    '%s: drawn in every state, without a complaint or a broken length',
    async (_what, drawings) => {
      const complaints = jest.spyOn(console, 'error');
      await draw(<>{drawings}</>, theme);
      expect(complaints).not.toHaveBeenCalled();
      expect(JSON.stringify(screen.toJSON())).not.toMatch(/NaN|Infinity|undefined/);
      complaints.mockRestore();
    },
  );
});

const shows = (text: string) => JSON.stringify(screen.toJSON()).includes(`"content":"${text}"`);

describe('what can be read', () => {
  test('a written house shows its number, an empty one nothing', async () => {
    await draw(<HouseDrawing {...CELL} kind={0} number={12} />);
    expect(shows('12')).toBe(true);
    await screen.rerender(
      <Svg>
        <HouseDrawing {...CELL} kind={0} number={null} />
      </Svg>,
    );
    expect(JSON.stringify(screen.toJSON())).not.toContain('"content"');
  });

  test('a lit house shows the number to come, a copied one its b', async () => {
    await draw(<GhostNumber {...CELL} kind={1} number="8" change={null} />);
    expect(shows('8')).toBe(true);
    await draw(<HouseDrawing {...CELL} kind={1} number={7} bis />);
    expect(shows('b')).toBe(true);
  });

  test.each([
    ['up by a temp', 2, '+2'],
    ['down by a temp', -1, '−1'],
  ])('a tag says %s', async (_what, shift, text) => {
    await draw(<ShiftTag {...CELL} shift={shift} />);
    expect(shows(text)).toBe(true);
  });

  test('a project shows both values, a claimed plan only what was noted', async () => {
    await draw(<PlanDrawing {...plan} goal={GOALS.temps} state="project" done={2} of={7} />);
    expect([shows('11'), shows('6'), shows('×7')]).toEqual([true, true, true]);
    await draw(<PlanDrawing {...plan} goal={GOALS.temps} state="claimed" value={6} />);
    expect([shows('11'), shows('6')]).toEqual([false, true]);
  });

  test('progress too long for boxes becomes figures', async () => {
    await draw(<PlanDrawing {...plan} goal={GOALS.parksTotal} state="project" done={4} of={20} />);
    expect(shows('4/20')).toBe(true);
  });
});

describe('goals', () => {
  test('each kind is drawn differently', () => {
    const sentences = goals.map((goal) => JSON.stringify(goalParts(goal, [])));
    expect(new Set(sentences).size).toBe(GOAL_KINDS.length);
  });

  test('an estate the town has is marked, the others are not', () => {
    expect(goalParts(GOALS.estates, [1]).map((part) => part.kind === 'token' && part.got)).toEqual([
      false,
      true,
      false,
    ]);
  });

  const crowded = { kind: 'oneStreetEstates', sizes: [6, 6, 6, 6], roundabouts: 3 } as const;
  test.each([
    ['a strip', 80, 18],
    ['a card', 90, 25],
    ['a wide card', 236, 32],
  ])('none is wider than its room on %s', (_what, width, height) => {
    for (const goal of [...goals, crowded]) {
      const { total, scale } = layOutGoal(goalParts(goal, []), width, height);
      expect(total * scale).toBeLessThanOrEqual(width + 0.001);
    }
  });

  test('on a phone every goal keeps more than half its size', () => {
    for (const goal of goals) expect(layOutGoal(goalParts(goal, []), 90, 25).scale).toBeGreaterThan(0.5);
  });
});

describe('boxes of a track', () => {
  test.each([
    ['nothing ticked', POOLS, 0, 0, ['now', 'open', 'open', 'open', 'last']],
    ['two ticked, one of them in this turn', POOLS, 2, 1, ['ticked', 'pencilled', 'now', 'open', 'last']],
    ['all ticked', POOLS, 4, 0, ['ticked', 'ticked', 'ticked', 'ticked', 'reached']],
    ['boxes without values', NO_VALUES, 1, 0, ['ticked', 'open', 'open']],
  ])('%s', (_what, values, ticks, pencilled, states) => {
    expect(values.map((_, i) => boxState(values, i, { ticks, pencilled }))).toEqual(states);
  });
});

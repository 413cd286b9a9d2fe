import { act, render } from '@testing-library/react-native';
import { Profiler, type ReactNode } from 'react';

import { createI18n } from '../../src/i18n';
import { startTimeline } from '../../src/game/log';
import { quickSetup } from '../../src/game/town';
import { randomFrom } from '../../src/rules/random';
import { createGameStore, type GameStore } from '../../src/state/gameStore';
import { houseKey } from '../../src/state/targets';
import { Svg } from '../../src/ui/drawings/svg';
import { aurasOf } from '../../src/ui/sheet/aura';
import type { Box } from '../../src/ui/sheet/box';
import { HouseTarget } from '../../src/ui/sheet/Cell';
import { GameContext } from '../../src/ui/sheet/GameContext';
import { HouseArt } from '../../src/ui/sheet/HouseArt';
import { houseViews } from '../../src/ui/sheet/views';
import { PAPER } from '../../src/ui/theme/sheetColours';

interface Place {
  street: number;
  house: number;
}

type Finger = (game: ReturnType<GameStore['getState']>) => void;

const t = createI18n('en').t;
const still = () => undefined;

/** A town of houses alone, with a watch on each drawing and on each touch area. */
async function town() {
  const setup = quickSetup('2018', true, randomFrom('renders'));
  const store = createGameStore(startTimeline(setup), null);
  const focusables = { current: new Map() };
  const auras = aurasOf(PAPER);
  const places = setup.sheet.streets.flatMap(({ houses }, s) =>
    Array.from({ length: houses }, (_, h): Place => ({ street: s + 1, house: h + 1 })),
  );
  let drawn: string[] = [];
  let relabelled: string[] = [];
  const each = (part: (place: Place & { box: Box }) => ReactNode, onRender: (id: string) => void) =>
    places.map(({ street, house }) => (
      <Profiler key={houseKey(street, house)} id={houseKey(street, house)} onRender={onRender}>
        {part({ street, house, box: { x: house * 30, y: street * 70, width: 30, height: 70 } })}
      </Profiler>
    ));
  await render(
    <GameContext value={store}>
      <Svg>
        {each(
          (place) => (
            <HouseArt {...place} />
          ),
          (id) => drawn.push(id),
        )}
      </Svg>
      {each(
        (place) => (
          <HouseTarget {...place} t={t} tick={still} auras={auras} focusables={focusables} />
        ),
        (id) => relabelled.push(id),
      )}
    </GameContext>,
  );
  /** The parts rendered again by what the finger does, and those that look or answer differently after it. */
  const after = async (finger: Finger) => {
    const views = () => places.map(({ street, house }) => houseViews(store.getState(), street, house));
    const before = views();
    drawn = [];
    relabelled = [];
    await act(() => finger(store.getState()));
    const now = views();
    const changed = (part: 'look' | 'answer') =>
      places
        .filter((_, i) => JSON.stringify(now[i]?.[part]) !== JSON.stringify(before[i]?.[part]))
        .map(({ street, house }) => houseKey(street, house))
        .sort();
    return {
      drawn: [...drawn].sort(),
      relabelled: [...relabelled].sort(),
      looks: changed('look'),
      answers: changed('answer'),
    };
  };
  const writeEight = async () => {
    await after((game) => game.pickNumber(8));
    await after((game) => game.pickEffect('park'));
    await after((game) => game.tapHouse(2, 5));
  };
  return { houses: places.length, after, writeEight };
}

test('a lit street draws no house again: only the touch areas change', async () => {
  const { houses, after } = await town();
  const lit = await after((game) => game.pickNumber(8));
  expect(lit.drawn).toEqual([]);
  expect(lit.relabelled).toHaveLength(houses);
});

test('a number written while nothing is lit renders its own house again and no other', async () => {
  const { after, writeEight } = await town();
  await writeEight();
  await after((game) => game.undo()); // the park
  for (const step of ['undo', 'redo'] as const) {
    const { drawn, relabelled } = await after((game) => game[step]());
    expect({ drawn, relabelled }).toEqual({ drawn: ['2.5'], relabelled: ['2.5'] });
  }
  const park = await after((game) => game.redo());
  expect([...park.drawn, ...park.relabelled]).toEqual([]);
});

test('picking a number renders only the houses again that look or answer differently', async () => {
  const { after, writeEight } = await town();
  await writeEight();
  await after((game) => game.done());
  const picked = await after((game) => game.pickNumber(3));
  expect(picked.relabelled).toEqual(picked.answers);
  expect(picked.drawn).toEqual(picked.looks);
  expect(picked.relabelled).not.toContain('2.5'); // written, and neither lit nor dimmed

  const other = await after((game) => game.pickNumber(4));
  expect(other.relabelled).toEqual(other.answers);
  expect(other.relabelled).toContain('2.4');
  expect(other.relabelled).not.toContain('2.6'); // right of the 8: closed to 3 and to 4
});

test('a temp offers more numbers and draws no house again', async () => {
  const { after, writeEight } = await town();
  await writeEight();
  await after((game) => game.done());
  await after((game) => game.pickNumber(3));
  const temp = await after((game) => game.pickEffect('temp'));
  expect(temp.drawn).toEqual([]);
  expect(temp.relabelled).toEqual(temp.answers);
  expect(temp.relabelled).toContain('1.1');
});

test('a refused tap renders the house touched again, and the one in its way', async () => {
  const { after, writeEight } = await town();
  await writeEight();
  await after((game) => game.done());
  await after((game) => game.pickNumber(3));
  expect((await after((game) => game.tapHouse(2, 6))).relabelled).toEqual(['2.5', '2.6']);
});

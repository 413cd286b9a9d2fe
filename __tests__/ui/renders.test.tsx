import { act, render } from '@testing-library/react-native';
import { Profiler } from 'react';

import { startTimeline } from '../../src/game/log';
import { quickSetup } from '../../src/game/town';
import { randomFrom } from '../../src/rules/random';
import { createGameStore, type GameStore } from '../../src/state/gameStore';
import { houseKey } from '../../src/state/targets';
import { Svg } from '../../src/ui/drawings/svg';
import { GameContext } from '../../src/ui/sheet/GameContext';
import { HouseArt } from '../../src/ui/sheet/HouseArt';
import { houseView } from '../../src/ui/sheet/views';

interface Place {
  street: number;
  house: number;
}

/** A town of houses alone, each with a watch on it. */
async function town() {
  const setup = quickSetup('2018', true, randomFrom('renders'));
  const store = createGameStore(startTimeline(setup), () => undefined);
  const places = setup.sheet.streets.flatMap(({ houses }, s) =>
    Array.from({ length: houses }, (_, h): Place => ({ street: s + 1, house: h + 1 })),
  );
  let rendered: string[] = [];
  await render(
    <GameContext value={store}>
      <Svg>
        {places.map(({ street, house }) => (
          <Profiler
            key={houseKey(street, house)}
            id={houseKey(street, house)}
            onRender={(id) => rendered.push(id)}
          >
            <HouseArt
              street={street}
              house={house}
              box={{ x: house * 30, y: street * 70, width: 30, height: 70 }}
            />
          </Profiler>
        ))}
      </Svg>
    </GameContext>,
  );
  /** The houses drawn again by what the finger does, and those that look or answer differently after it. */
  const after = async (finger: (game: ReturnType<GameStore['getState']>) => void) => {
    const views = () => places.map(({ street, house }) => houseView(store.getState(), street, house));
    const before = views().map((view) => JSON.stringify(view));
    rendered = [];
    await act(() => finger(store.getState()));
    const changed = views().flatMap((view, i) => {
      const place = places[i];
      return place && JSON.stringify(view) !== before[i] ? [houseKey(place.street, place.house)] : [];
    });
    return { rendered: [...rendered].sort(), changed: changed.sort() };
  };
  const writeEight = async () => {
    await after((game) => game.pickNumber(8));
    await after((game) => game.pickEffect('park'));
    await after((game) => game.tapHouse(2, 5));
  };
  return { houses: places.length, after, writeEight };
}

test('the watch sees every house when all of them light up', async () => {
  const { houses, after } = await town();
  expect((await after((game) => game.pickNumber(8))).rendered).toHaveLength(houses);
});

test('a number written while nothing is lit draws its own house again and no other', async () => {
  const { after, writeEight } = await town();
  await writeEight();
  await after((game) => game.undo()); // the park
  expect((await after((game) => game.undo())).rendered).toEqual(['2.5']);
  expect((await after((game) => game.redo())).rendered).toEqual(['2.5']);
  expect((await after((game) => game.redo())).rendered).toEqual([]); // the park again
});

test('picking a number draws only the houses again that look or answer differently', async () => {
  const { after, writeEight } = await town();
  await writeEight();
  await after((game) => game.done());
  const picked = await after((game) => game.pickNumber(3));
  expect(picked.rendered).toEqual(picked.changed);
  expect(picked.rendered).not.toContain('2.5'); // written, and neither lit nor dimmed

  const other = await after((game) => game.pickNumber(4));
  expect(other.rendered).toEqual(other.changed);
  expect(other.rendered).toContain('2.4');
  expect(other.rendered).not.toContain('2.6'); // right of the 8: closed to 3 and to 4
});

test('a refused tap draws the house touched again, and the one in its way', async () => {
  const { after, writeEight } = await town();
  await writeEight();
  await after((game) => game.done());
  await after((game) => game.pickNumber(3));
  expect((await after((game) => game.tapHouse(2, 6))).rendered).toEqual(['2.5', '2.6']);
});

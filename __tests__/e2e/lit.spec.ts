import { expect, test } from '@playwright/test';

import { whyNot } from '../../src/ui/sheet/words';
import { apply, startGame } from '../../src/rules/apply';
import type { GameEvent, Write } from '../../src/rules/events';
import { problem } from '../../src/rules/problem';
import type { Game } from '../../src/rules/state';
import { isDecided } from '../../src/rules/turn';
import { ESTATE_SIZES, type Effect } from '../../src/rules/types';
import type { Hint } from '../../src/state/gameStore';
import { GamePage } from './pages/game';
import { act, BY_ITSELF, copies, fitting } from './play';
import { notationOf, scriptOf } from './script';

const script = scriptOf('9', 'random');
test.use({ trace: 'off' }); // a picture of the sheet at every tap takes longer than the game

interface Place {
  street: number;
  house: number;
}

const places = (game: Game): Place[] =>
  game.sheet.streets.flatMap(({ houses }, s) => houses.map((_, h) => ({ street: s + 1, house: h + 1 })));

/** What should be lit, straight from the judge. */
const judged = {
  numbers: (game: Game, card: number, effect: Effect): string[] =>
    places(game).flatMap((place) => {
      const numbers = fitting(game, { type: 'write', card, effect, ...place });
      numbers.sort((a, b) => Math.abs(a - card) - Math.abs(b - card) || a - b);
      return numbers.length > 0 ? [`${place.street}.${place.house}: ${numbers.join(', ')}`] : [];
    }),
  copies: (game: Game): string[] =>
    places(game).flatMap((place) => {
      const numbers = copies(game, place);
      return numbers.length > 0 ? [`${place.street}.${place.house}: ${numbers.join(', ')}`] : [];
    }),
  roundabouts: (game: Game): string[] =>
    places(game)
      .filter((place) => problem(game, { type: 'roundabout', ...place }) === null)
      .map(({ street, house }) => `${street}.${house}: `),
  fences: (game: Game): string[] =>
    places(game)
      .filter(({ street, house }) => problem(game, { type: 'fence', street, place: house }) === null)
      .map(({ street, house }) => `${street}|${house}`),
  columns: (game: Game): number[] =>
    ESTATE_SIZES.filter((size) => problem(game, { type: 'upgrade', size }) === null),
};

/** Everything lit at once: a step lights one kind of thing and nothing else. */
async function lit(page: GamePage) {
  return { houses: await page.litHouses(), fences: await page.litFences(), columns: await page.litColumns() };
}
const DARK = { houses: [] as string[], fences: [] as string[], columns: [] as number[] };

/** What the effect of the number just written lights. */
function effectLights(game: Game, effect: Effect) {
  switch (effect) {
    case 'fence':
      return { ...DARK, fences: judged.fences(game) };
    case 'upgrade':
      return { ...DARK, columns: judged.columns(game) };
    case 'bis':
      return { ...DARK, houses: judged.copies(game) };
    default:
      return DARK;
  }
}

/** Taps every house that is not lit: each time a sentence, and nothing changes. */
async function expectReasons(page: GamePage, sentence: (place: Place) => string): Promise<number> {
  const log = await page.readLog();
  const dark = (await page.houses()).filter((house) => house.lit === null);
  for (const place of dark) {
    await page.tapHouse(place.street, place.house);
    await expect(page.reason(), `${place.street}.${place.house}`).toHaveText(sentence(place));
  }
  expect(await page.readLog()).toEqual(log);
  return dark.length;
}

test('at every step what is lit is what the engine allows, and dark houses say why', async ({ page }) => {
  test.slow();
  const game = new GamePage(page, 'blind');
  await game.open(script.address);
  const why = (now: Game, event: GameEvent, otherwise: Hint) =>
    whyNot(game.t, problem(now, event) ?? otherwise);
  const asked = new Set<string>();
  const once = async (moment: string, sentence: (place: Place) => string) => {
    if (asked.has(moment)) return;
    asked.add(moment);
    expect(await expectReasons(game, sentence), moment).toBeGreaterThan(0);
  };

  await once('nothing picked', () => whyNot(game.t, 'pickNumber'));
  for (const [index, { before, events, unused }] of script.turns.entries()) {
    let now = before;
    for (const event of events) {
      if (event.type === 'write') {
        const { card, effect } = event;
        const writing = (place: Place): Write => ({ type: 'write', card, effect, number: card, ...place });
        await game.pickNumber(card);
        expect(await lit(game), `turn ${index + 1}: ${card}`).toEqual({
          ...DARK,
          houses: judged.numbers(now, card, 'park'),
        });
        await game.pickEffect(effect);
        expect(await lit(game), `turn ${index + 1}: ${card} ${effect}`).toEqual({
          ...DARK,
          houses: judged.numbers(now, card, effect),
        });
        if (index > 8)
          await once(effect === 'temp' ? 'temp' : 'number', (place) => why(now, writing(place), 'lastTurn'));
        await game.tapHouse(event.street, event.house);
        if (fitting(now, event).length > 1) await game.choose(event.street, event.house, event.number);
        now = apply(now, event);
        expect(await lit(game), `turn ${index + 1}: after the ${effect}`).toEqual(effectLights(now, effect));
        if (effect === 'upgrade') await once('upgrade', () => whyNot(game.t, 'pickColumn'));
        if (effect === 'bis' && judged.copies(now).length > 0) {
          const copying = now;
          await once('bis', (place) => why(copying, { type: 'bis', side: 'left', ...place }, 'lastTurn'));
        }
        if (unused && BY_ITSELF.has(effect)) await game.dontUse();
        continue;
      }
      await act(game, now, event);
      now = apply(now, event);
    }
    if (index % 6 === 3) {
      await game.press(game.tool('roundabout'));
      expect(await lit(game), `turn ${index + 1}: roundabout`).toEqual({
        ...DARK,
        houses: judged.roundabouts(now),
      });
      const building = now;
      await once('roundabout', (place) => why(building, { type: 'roundabout', ...place }, 'lastTurn'));
      await game.press(game.button(game.t('game.putBack')));
    }
    expect(isDecided(now.turn)).toBe(true);
  }
  await game.done();
  expect(script.turns.length).toBeGreaterThanOrEqual(25);
  expect(asked.size).toBeGreaterThanOrEqual(5);
  expect(await game.readSheet()).toEqual(notationOf(script.end));

  const end = await game.readLog();
  let steps = 0;
  for (; await game.step('undo').isEnabled(); steps += 1) await game.undo();
  expect(await game.readSheet()).toEqual(notationOf(startGame(script.setup)));
  for (; steps > 0; steps -= 1) await game.redo();
  expect(await game.readLog()).toEqual(end);
  await expect(game.heading(2)).toHaveText(game.t('game.over'));
  expect(game.complaints).toEqual([]);
});

import { EDITIONS } from '../../src/editions';
import type { PlanItem } from '../../src/game/boxItem';
import { asksForSizes, cardOf, drawPlan, planOffers, typedSizes } from '../../src/game/planOffers';
import { rematch } from '../../src/game/rematch';
import { quickSetup } from '../../src/game/town';
import { randomFrom } from '../../src/rules/random';
import type { PlanCard } from '../../src/rules/types';

const own = (card: PlanCard, id = 'mine'): PlanItem => ({
  id,
  kind: 'plan',
  name: '',
  body: { card, advanced: false },
});
const B25: PlanCard = { stack: 'B', goal: { kind: 'estates', sizes: [5, 2] }, first: 7, later: 3 };
const B36: PlanCard = { stack: 'B', goal: { kind: 'estates', sizes: [3, 6] }, first: 8, later: 4 };

test('a copied card takes the place of the printed row it completes, others follow behind', () => {
  const offers = planOffers('2023', [
    own(B25, 'one'),
    own(B36, 'two'),
    own({ ...B36, stack: 1 }, 'other edition'),
  ]);
  expect(offers).toHaveLength(EDITIONS['2023'].plans.length + 1);
  expect(offers.filter((offer) => offer.own).map(({ id }) => id)).toEqual(['one', 'two']);
  expect(offers.findIndex(({ id }) => id === 'one')).toBe(
    EDITIONS['2023'].plans.findIndex(({ id }) => id === '2023-B-estates-25'),
  );
});

test.each([
  ['4 4', [4, 4]],
  ['44', [4, 4]],
  ['4, 4', [4, 4]],
  ['', []],
  ['parks', null],
])('typed %p means %p', (text, sizes) => {
  expect(typedSizes(text)).toEqual(sizes);
});

test.each([
  ['4 4', ['2018-1-estates-44']],
  ['6 6', ['2018-1-estates-66']],
  ['1 4 5', ['2018-3-estates-145']],
  ['7', []],
])('searching 2018 for %p', (text, ids) => {
  const found = planOffers('2018', []).filter(({ goal }) => asksForSizes(goal, typedSizes(text) ?? []));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

describe('drawing', () => {
  const draw = { stack: 'B', advanced: true, sheet: EDITIONS['2023'].sheet } as const;

  test('only cards whose points are known are drawn', () => {
    expect(drawPlan(planOffers('2023', []), draw, randomFrom('x'))).toBeNull();
    expect(drawPlan(planOffers('2023', [own(B25)]), draw, randomFrom('x'))).toEqual(B25);
  });

  test('another card than the one that lies there, if there is one', () => {
    const offers = planOffers('2023', [own(B25, 'one'), own(B36, 'two')]);
    expect(drawPlan(offers, { ...draw, but: B25 }, randomFrom('x'))).toEqual(B36);
    expect(drawPlan(planOffers('2023', [own(B25)]), { ...draw, but: B25 }, randomFrom('x'))).toEqual(B25);
  });

  test('nothing that asks for a street the sheet does not have', () => {
    const sheet = { ...EDITIONS['2018'].sheet, streets: EDITIONS['2018'].sheet.streets.slice(0, 1) };
    const offers = planOffers('2018', []).filter(({ goal }) => goal.kind === 'fullStreet');
    const cards = ['a', 'b', 'c', 'd'].map((seed) =>
      drawPlan(offers, { stack: 1, advanced: true, sheet }, randomFrom(seed)),
    );
    expect(new Set(cards.map((card) => card && JSON.stringify(card.goal)))).toEqual(
      new Set(['{"kind":"fullStreet","street":1}']),
    );
  });
});

describe('rematch', () => {
  test.each([
    ['2018', false],
    ['2018', true],
  ] as const)('%s, advanced %p: same table, other plans', (edition, advanced) => {
    const setup = quickSetup(edition, advanced, randomFrom('first'));
    const again = rematch({ setup, own: [], random: randomFrom('second'), seed: 's' });
    expect({ ...again, plans: setup.plans }).toEqual(setup);
    again.plans.forEach((card, i) => {
      expect(card.stack).toBe(setup.plans[i]?.stack);
      expect(card.goal).not.toEqual(setup.plans[i]?.goal);
    });
    const basic = planOffers('2018', [])
      .filter((offer) => !offer.advanced)
      .map(cardOf);
    if (!advanced) again.plans.forEach((card) => expect(basic).toContainEqual(card));
  });

  test('own sheet and opponent stay, and so does a plan whose stack has no other known card', () => {
    const sheet = { ...EDITIONS['2023'].sheet, tempBoxes: 7 };
    const setup = { ...quickSetup('2023', false, randomFrom('x')), sheet, plans: [B25] };
    const again = rematch({ setup, own: [], random: randomFrom('y'), seed: 's' });
    expect(again).toEqual(setup);
    expect(rematch({ setup, own: [own(B36)], random: randomFrom('y'), seed: 's' }).plans).toEqual([B36]);
  });

  test('where the app deals, the deck is shuffled anew', () => {
    const dealing = { seed: 'old', deck: EDITIONS['2018'].deck, refill: EDITIONS['2018'].refill };
    const setup = { ...quickSetup('2018', false, randomFrom('x')), dealing };
    expect(rematch({ setup, own: [], random: randomFrom('y'), seed: 'new' }).dealing).toEqual({
      ...dealing,
      seed: 'new',
    });
  });
});

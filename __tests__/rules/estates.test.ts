import { estateCounts, estates, streetEstates } from '../../src/rules/estates';
import { sheetOf } from './support';

const sheet = sheetOf({
  streets: [
    '1! 2 3* 4 4b 4b | 5 6* | _ 9',
    '1 | 2 3 | _ _ _ _ _ | R | 5 6',
    '0 1 2 3 4 5 6 | 7 8 9 | 10* 11!',
  ],
});

test('R5.3 complete estates, street by street, with what they hold', () => {
  expect(estates(sheet)).toEqual([
    { street: 1, first: 1, last: 6, size: 6, used: true, pools: 1, bis: 2 },
    { street: 1, first: 7, last: 8, size: 2, used: false, pools: 1, bis: 0 },
    { street: 2, first: 1, last: 1, size: 1, used: false, pools: 0, bis: 0 },
    { street: 2, first: 2, last: 3, size: 2, used: false, pools: 0, bis: 0 },
    { street: 2, first: 10, last: 11, size: 2, used: false, pools: 0, bis: 0 },
    { street: 3, first: 8, last: 10, size: 3, used: false, pools: 0, bis: 0 },
    { street: 3, first: 11, last: 12, size: 2, used: true, pools: 1, bis: 0 },
  ]);
});

test('two pools in one estate', () => {
  expect(estates(sheetOf({ streets: ['_ _ _ _ _ _ | 7* 8* | _ _'] }))).toMatchObject([{ pools: 2, size: 2 }]);
});

test('one street by itself, and all sizes counted', () => {
  expect(streetEstates(sheet, 2)).toEqual(estates(sheet).filter(({ street }) => street === 2));
  expect(estateCounts(sheet)).toEqual([1, 4, 1, 0, 0, 1]);
});

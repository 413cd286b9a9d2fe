import { withHouseAt } from '../../src/game/paper';
import { formatStreet } from '../../src/rules/notation';
import { numbered } from '../../src/rules/sheet';
import { createPaperStore, draftOn } from '../../src/state/paper';
import { memoryKeyValue } from '../memoryKeyValue';
import { setupOf } from '../rules/support';

const DEF = setupOf({}).sheet;

test('a sheet half copied is there after a restart, and gone once it is cleared', () => {
  const device = memoryKeyValue();
  const store = createPaperStore(device);
  const { cursor, write } = store.getState();
  write({
    ...withHouseAt(draftOn(null, DEF), cursor, numbered(4)),
    temps: 2,
    claims: ['first', 'none', 'later'],
  });
  expect(store.getState().cursor).toEqual({ street: 1, house: 2 });

  const again = createPaperStore(device).getState();
  expect(again.draft).toEqual(store.getState().draft);
  expect(draftOn(again.draft, DEF).streets.map(formatStreet)[0]).toBe('4 _ _ _ _ _ _ _ _ _');
  again.clear();
  expect(createPaperStore(device).getState().draft).toBeNull();
});

test.each([
  '{',
  '{"streets":["x"]}',
  '7',
  '{"streets":["_ x _"],"parks":[],"upgrades":[0,0,0,0,0,0],"temps":0,"refusals":0,"claims":["none","none","none"]}',
])('what nobody understands is a blank sheet: %s', (text) => {
  const device = memoryKeyValue();
  device.write('paper', text);
  expect(createPaperStore(device).getState().draft).toBeNull();
});

test('a device that keeps nothing takes nothing away', () => {
  const store = createPaperStore({
    read: () => null,
    write: () => {
      throw new Error('full');
    },
  });
  store.getState().change({ ...draftOn(null, DEF), temps: 3 });
  expect(store.getState().draft?.temps).toBe(3);
});

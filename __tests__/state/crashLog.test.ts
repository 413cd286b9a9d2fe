import { createCrashLog, MOST_CRASHES } from '../../src/state/crashLog';
import { memoryKeyValue } from '../memoryKeyValue';

const KEY = 'picket.crashes';

test('what went wrong is kept, newest first, and still there after a restart', () => {
  const device = memoryKeyValue();
  let time = 0;
  const log = createCrashLog(device, () => (time += 1));
  log.record(new TypeError('no house'));
  log.record('a promise without a reason');
  const [second, first] = createCrashLog(device, () => 0).read();
  expect(first).toMatchObject({ time: 1, message: 'TypeError: no house' });
  expect(first?.stack).toContain('crashLog.test');
  expect(second).toEqual({ time: 2, message: 'a promise without a reason', stack: '' });
});

test('the log stays small, however often and however long-winded it crashes', () => {
  const device = memoryKeyValue();
  const log = createCrashLog(device, () => 1);
  for (let i = 0; i < 100; i += 1) log.record(new Error(`${i} ${'x'.repeat(100_000)}`));
  expect(log.read()).toHaveLength(MOST_CRASHES);
  expect(log.read()[0]?.message).toMatch(/^Error: 99 /);
  expect(device.read(KEY)?.length).toBeLessThan(40_000);
  log.clear();
  expect(createCrashLog(device, () => 1).read()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another value', '{"time":1}'],
  ['entries of another shape', '[null, 3, {"time":"now","message":"a","stack":""}]'],
])('a damaged log counts as none: %s', (_, text) => {
  const device = memoryKeyValue();
  device.write(KEY, text);
  expect(createCrashLog(device, () => 1).read()).toEqual([]);
});

test('a device that keeps nothing is no reason to fail', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const log = createCrashLog({ read: refuse, write: refuse }, () => 7);
  log.record(new Error('one'));
  expect(log.read()).toMatchObject([{ time: 7, message: 'Error: one' }]);
});

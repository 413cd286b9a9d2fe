import { createWriter } from '../../src/state/writer';

/** A slow disk: every write waits until it is let go. */
function slowDisk() {
  const written: string[] = [];
  const waiting: ((ok: boolean) => void)[] = [];
  const write = (text: string) =>
    new Promise<boolean>((resolve) => {
      written.push(text);
      waiting.push(resolve);
    });
  return { written, write, letGo: (ok = true) => waiting.shift()?.(ok) };
}

test('while one is written only the newest of the others waits', async () => {
  const disk = slowDisk();
  const told: boolean[] = [];
  const keep = createWriter(disk.write, (saved) => told.push(saved));
  const done = keep('a');
  await keep('ab');
  await keep('abc');
  expect(disk.written).toEqual(['a']);
  disk.letGo();
  await new Promise(setImmediate);
  expect(disk.written).toEqual(['a', 'abc']);
  disk.letGo();
  await done;
  expect(told).toEqual([true, true]);
});

test('a write that fails is told, and the next one is tried all the same', async () => {
  const told: boolean[] = [];
  let full = true;
  const keep = createWriter(
    () => (full ? Promise.reject(new Error('disk is full')) : Promise.resolve(true)),
    (saved) => told.push(saved),
  );
  await keep('a');
  full = false;
  await keep('ab');
  expect(told).toEqual([false, true]);
});

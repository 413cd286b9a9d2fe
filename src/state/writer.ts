/**
 * Writes what was given last. While one value is being written others may come; only the newest of them is written
 * next, so quick typing never makes a queue, and nothing waits for a clock.
 */
export function createWriter<T>(
  write: (value: T) => Promise<boolean>,
  tell: (saved: boolean) => void,
): (value: T) => Promise<void> {
  const waiting: T[] = [];
  let busy = false;
  return async (value) => {
    waiting.splice(0, waiting.length, value);
    if (busy) return;
    busy = true;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      tell(await write(next).catch(() => false));
    busy = false;
  };
}

/** Holds a name for this tab until the tab is closed; says so if another tab has it, and waits. */
export function takeLock(name: string, busy: () => void): Promise<void> {
  const { locks } = navigator;
  if (locks === undefined) return Promise.resolve();
  const forEver = () => new Promise<never>(() => undefined);
  return new Promise((taken, failed) => {
    const hold = () => {
      taken();
      return forEver();
    };
    const wait = () => locks.request(name, hold).catch(failed);
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock !== null) return hold();
        busy();
        void wait();
        return undefined;
      })
      .catch(failed);
  });
}

import type { KeyValue } from '../../src/storage/keyValuePort';

const KEY = 'picket.installHint';

/** Whoever does not want it is not asked again. */
export function isDismissed(device: KeyValue): boolean {
  try {
    return device.read(KEY) !== null;
  } catch {
    return false;
  }
}

export function dismiss(device: KeyValue): void {
  try {
    device.write(KEY, 'dismissed');
  } catch {
    // Where nothing is kept, it is hidden until the next start.
  }
}

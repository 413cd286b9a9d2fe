/** The element that must be there; a miss is a bug of the caller, never a player's doing. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`index ${index} of ${list.length}`);
  return found;
}

/** A copy of the list with one element changed. */
export function replaced<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

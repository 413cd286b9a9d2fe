/** What a key does to a component. Phones have no keys to listen to: the web file has the work. */
export type KeyActions = Readonly<Record<string, () => void>>;

export function keyProps(_actions: KeyActions): object {
  return {};
}

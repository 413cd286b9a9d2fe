/** Shapes of a street. Its road begins at y = 0; one house takes PITCH. */
export const PITCH = 84;
export const ROAD = 40;
export const WALL = { half: 33, top: -106, bottom: -38 } as const;

/** Gable, slanted and steep roofs, as on the sheet. */
export function roof(row: number, x: number): string {
  const eaves = WALL.top + 1;
  switch (row % 3) {
    case 1:
      return `M${x - 40} ${eaves}V${eaves - 30}L${x + 40} ${eaves - 42}V${eaves}Z`;
    case 2:
      return `M${x - 40} ${eaves}L${x - 10} ${eaves - 74}H${x + 10}L${x + 40} ${eaves}Z`;
    default:
      return `M${x - 38} ${eaves}L${x} ${eaves - 58}L${x + 38} ${eaves}Z`;
  }
}

/** A kidney pool in the front garden. */
export function pool(x: number): string {
  return (
    `M${x - 10} -31C${x - 2} -32 ${x} -27 ${x + 8} -27C${x + 20} -27 ${x + 24} -20 ${x + 23} -14` +
    `C${x + 22} -7 ${x + 10} -6 ${x} -6C${x - 16} -6 ${x - 25} -10 ${x - 25} -19C${x - 25} -27 ${x - 18} -30 ${x - 10} -31Z`
  );
}

/** A picket at the border between two houses. */
export function post(x: number): string {
  return `M${x - 5.5} -10V-85L${x} -94L${x + 5.5} -85V-10Z`;
}

export const crown = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Where trees of a park stand behind a street: at borders between houses, spread evenly. */
export function treesAt(parks: number, houses: number): readonly number[] {
  const spread = Array.from({ length: parks }, (_, i) => Math.round(((i + 0.5) * houses) / parks));
  return [...new Set(spread.map((border) => Math.min(houses - 1, Math.max(1, border))))];
}

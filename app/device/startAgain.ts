/** Draws everything anew: on phones nothing lies between us and the stores. */
export function startAgain(draw: () => void): void {
  draw();
}

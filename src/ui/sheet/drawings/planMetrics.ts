/** Lengths of a plan card, by how much room it has: a strip on small phones, a card on phones, a wide card in a panel. */
export interface PlanMetrics {
  readonly pad: number;
  readonly goalHeight: number;
  readonly foot: number; // from the lower edge to the middle of the coins
  readonly coin: number; // its radius
  readonly pip: number; // height of a progress box
}

export function planMetrics(width: number, height: number): PlanMetrics {
  if (width > 220) return { pad: 10, goalHeight: 32, foot: 14, coin: 11, pip: 7 };
  return height >= 56
    ? { pad: 8, goalHeight: 25, foot: 13, coin: 9.5, pip: 5.5 }
    : { pad: 6, goalHeight: 18, foot: 10.5, coin: 8, pip: 5 };
}

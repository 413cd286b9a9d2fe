/** R9.3: alone there is nobody to compare temps with; enough of them earn a fixed bonus. */
export function soloTempPoints(temps: number, bonus: { temps: number; points: number }): number {
  return temps >= bonus.temps ? bonus.points : 0;
}

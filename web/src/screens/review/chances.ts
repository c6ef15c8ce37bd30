/** A chance of side A as that of the seat that is told. */
export function chanceOf(chance: number, seat: number): number {
  return seat === 1 ? 1 - chance : chance;
}

/** The luck of side A as that of the seat that is told. */
export function luckOf(luck: number, seat: number): number {
  return seat === 1 ? -luck : luck;
}

/** A share in whole hundredths. */
export function percents(share: number): number {
  return Math.round(100 * share);
}

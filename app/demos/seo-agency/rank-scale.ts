/**
 * Where a place in a list of results stands between the last one shown (0) and the first (1). Logarithmic: from 2 to 1 is as far as from
 * 20 to 10, which is about what it is worth. Places beyond `last` stand at 0. Rounded, because logarithms differ in
 * their last digit from one machine to the other, and the page is drawn on two.
 */
export function rankShare(place: number, last: number): number {
  return Math.round(Math.max(0, 1 - Math.log(place) / Math.log(last)) * 10_000) / 10_000;
}

/** The value in the middle, of an even number the higher one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median with the least and the most: "452 (431 to 480)". @param places digits after the point. */
export function spreadOf(values: readonly number[], places: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [middle, from, to] = [median(values), least, most].map((value) => value.toFixed(places));
  return `${middle} (${from} to ${to})`;
}

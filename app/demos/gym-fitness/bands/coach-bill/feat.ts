/** What a coach did, as it can be drawn. */
export type Feat =
  /** Lifted on a bar, in kilograms. */
  | { kind: "bar"; kilos: number }
  /** Done so many times in a row. */
  | { kind: "tally" | "skips"; times: number }
  /** Took so long, in seconds. */
  | { kind: "clock"; seconds: number };

/** What the bar weighs, in kilograms. */
const BAR = 20;

/** The plates of a gym, in kilograms, as they go on: heaviest first. */
const plates = [25, 20, 15, 10, 5, 2.5, 1.25] as const;

/**
 * What hangs on each side of a bar, from the inside out.
 * @throws for a weight that these plates do not make.
 */
export function platesFor(kilos: number): number[] {
  let rest = (kilos - BAR) / 2;
  const loaded: number[] = [];
  for (const plate of plates)
    while (rest >= plate) {
      loaded.push(plate);
      rest -= plate;
    }
  if (rest !== 0) throw new Error(`No plates make ${kilos} kg.`);
  return loaded;
}

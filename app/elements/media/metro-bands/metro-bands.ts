/** What a tile covers in a metro grid: columns, then rows. */
export type MetroSlot = readonly [columns: number, rows: number];

const small: MetroSlot = [1, 1];
const wide: MetroSlot = [2, 1];
const tall: MetroSlot = [1, 2];
const large: MetroSlot = [2, 2];

/**
 * Bands of a metro grid, by the number of its columns. Each band fills whole rows when its tiles are placed in order into the first gap
 * that holds them, so a grid made of bands has no ragged end, and its tiles are read in the order in which they stand.
 */
const bandsOf = {
  2: [[wide], [small, small], [tall, small, small], [small, tall, small]],
  4: [
    [[4, 2]],
    [large, large],
    [large, wide, wide],
    [wide, large, wide],
    [large, tall, tall],
    [small, small, large, wide],
    [large, small, small, small, small],
    [small, small, large, small, small],
    [tall, wide, tall, small, small],
    [tall, small, small, tall, small, small],
    [wide, small, small],
    [small, small, wide],
    [wide, small, small, small, small, wide],
  ],
} as const satisfies Record<number, readonly (readonly MetroSlot[])[]>;

interface Plan {
  score: number;
  slots: readonly MetroSlot[];
  rest: Plan | null;
}

/**
 * A slot for each tile of a metro grid, so that the rows are full to the end whatever their number is. `wishes` says which tiles would like
 * to be large; as many as possible are, and the same band does not stand twice in a row without need.
 */
export function metroSlots(
  wishes: readonly boolean[],
  columns: keyof typeof bandsOf,
): readonly MetroSlot[] {
  const bands: readonly (readonly MetroSlot[])[] = bandsOf[columns];
  const known = new Map<string, Plan | null>();

  function best(from: number, last: number): Plan | null {
    const key = `${from} ${last}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let found: Plan | null = null;
    for (const [index, slots] of bands.entries()) {
      const end = from + slots.length;
      if (end > wishes.length) continue;
      const rest = end < wishes.length ? best(end, index) : null;
      if (!rest && end < wishes.length) continue;
      const score =
        fitness(slots, wishes, from) - (index === last ? REPEATED : 0) + (rest?.score ?? 0);
      if (!found || score > found.score) found = { score, slots, rest };
    }
    known.set(key, found);
    return found;
  }

  const result: MetroSlot[] = [];
  for (let plan = best(0, -1); plan; plan = plan.rest) result.push(...plan.slots);
  return result;
}

/** What it costs to repeat the band above. */
const REPEATED = 3;

/** What it costs that a tile fills a band alone: for a grid of one tile. */
const ALONE = 20;

/** How well a band suits the tiles from `from` on: large ones as wished, no other too large. */
function fitness(slots: readonly MetroSlot[], wishes: readonly boolean[], from: number): number {
  return slots.reduce((sum, [columns, rows], index) => {
    const area = columns * rows;
    if (area > 4) return sum - ALONE;
    if (wishes[from + index]) return sum + (area > 1 ? area : -2);
    return sum - (area - 1);
  }, 0);
}

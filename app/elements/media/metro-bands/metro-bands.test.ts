import fc from "fast-check";
import { expect, test } from "vitest";
import { metroSlots, type MetroSlot } from "./metro-bands.ts";

/** Places slots as `grid-auto-flow: row dense` does. Answers where each begins, and which cells are taken. */
function place(slots: readonly MetroSlot[], columns: number) {
  const taken = new Set<string>();
  let rows = 0;
  const starts = slots.map(([width, height]) => {
    for (let row = 0; ; row += 1) {
      for (let column = 0; column + width <= columns; column += 1) {
        const cells = Array.from(
          { length: width * height },
          (_, cell) => `${row + Math.floor(cell / width)} ${column + (cell % width)}`,
        );
        if (cells.some((cell) => taken.has(cell))) continue;
        for (const cell of cells) taken.add(cell);
        rows = Math.max(rows, row + height);
        return { row, column };
      }
    }
  });
  return { starts, rows, cells: taken.size };
}

const wishes = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 });
const columns = fc.constantFrom(2 as const, 4 as const);

test("every tile has a slot, and the rows are full to the end", () => {
  fc.assert(
    fc.property(wishes, columns, (wanted, width) => {
      const slots = metroSlots(wanted, width);
      expect(slots).toHaveLength(wanted.length);
      const { rows, cells } = place(slots, width);
      expect(cells).toBe(rows * width);
    }),
  );
});

test("tiles stand in the order in which they are read", () => {
  fc.assert(
    fc.property(wishes, columns, (wanted, width) => {
      const { starts } = place(metroSlots(wanted, width), width);
      const order = starts.map(({ row, column }) => row * width + column);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

test("a tile that wishes to be large is, where a band allows it", () => {
  const area = ([width, height]: MetroSlot) => width * height;
  const slots = metroSlots([true, false, false, false, false, false, false, true, false], 4);
  expect(area(slots[0]!)).toBeGreaterThan(1);
  expect(area(slots[7]!)).toBeGreaterThan(1);
});

test("nothing has no slots", () => {
  expect(metroSlots([], 4)).toEqual([]);
});

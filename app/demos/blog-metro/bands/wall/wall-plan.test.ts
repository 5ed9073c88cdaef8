import fc from "fast-check";
import { expect, test } from "vitest";
import { type SlotName, wallPlan } from "./wall-plan.ts";

const sizes = { small: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 2], full: [4, 2] } as const;

/** Places tiles as `grid-auto-flow: row dense` does: the number of the tile on every cell, by row. */
function place(slots: readonly (readonly [number, number])[], columns: number): number[][] {
  const rows: number[][] = [];
  const isFree = (row: number, column: number) => rows[row]?.[column] === undefined;
  for (const [tile, [width, height]] of slots.entries()) {
    const cells = Array.from({ length: width * height }, (_, cell) => [
      Math.floor(cell / width),
      cell % width,
    ]) as [number, number][];
    let at = 0;
    const fits = () =>
      (at % columns) + width <= columns &&
      cells.every(([down, along]) =>
        isFree(Math.floor(at / columns) + down, (at % columns) + along),
      );
    while (!fits()) at += 1;
    for (const [down, along] of cells)
      (rows[Math.floor(at / columns) + down] ??= [])[(at % columns) + along] = tile;
  }
  return rows;
}

/** Tiles that share an edge, each pair by its numbers. */
function neighbours(rows: readonly number[][]): [number, number][] {
  return rows.flatMap((row, down) =>
    row.flatMap((tile, along) =>
      [row[along + 1], rows[down + 1]?.[along]].flatMap((other): [number, number][] =>
        other === undefined || other === tile ? [] : [[tile, other]],
      ),
    ),
  );
}

const PER_PAGE = 15;
const wishes = fc.array(fc.boolean(), { minLength: 1, maxLength: 3 * PER_PAGE });
const sizesOf = (names: readonly SlotName[]) => names.map((name) => sizes[name]);

/** The name is the first tile of both grids. */
function bothGrids(wanted: readonly boolean[]) {
  const plan = wallPlan(wanted, PER_PAGE);
  return [
    { columns: 4, slots: [sizes.large, ...sizesOf(plan.map(({ inFour }) => inFour))], plan },
    { columns: 2, slots: [sizes.wide, ...sizesOf(plan.map(({ inTwo }) => inTwo))], plan },
  ];
}

test("the wall is full to the end, and its tiles are read as they stand", () => {
  fc.assert(
    fc.property(wishes, (wanted) => {
      for (const { columns, slots } of bothGrids(wanted)) {
        const rows = place(slots, columns);
        expect(rows.every((row) => row.length === columns && !row.includes(undefined!))).toBe(true);
        const firstSeen = [...new Set(rows.flat())];
        expect(firstSeen).toEqual(slots.map((_, tile) => tile));
      }
    }),
  );
});

test("no tile has the colour of a neighbour", () => {
  fc.assert(
    fc.property(wishes, (wanted) => {
      for (const { columns, slots, plan } of bothGrids(wanted)) {
        const groundOf = (tile: number) => plan[tile - 1]?.colours.ground;
        for (const [one, other] of neighbours(place(slots, columns)))
          expect(groundOf(one)).not.toBe(groundOf(other));
      }
    }),
  );
});

test("a page that is loaded later moves no tile", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: PER_PAGE, maxLength: 40 }), (wanted) => {
      const before = wallPlan(wanted.slice(0, PER_PAGE), PER_PAGE);
      expect(wallPlan(wanted, PER_PAGE).slice(0, PER_PAGE)).toEqual(before);
    }),
  );
});

test("all faces are on a wall of a single page; what covers two cells shows its picture", () => {
  const plan = wallPlan(
    Array.from({ length: PER_PAGE }, (_, index) => index % 3 === 0),
    PER_PAGE,
  );
  expect(new Set(plan.map(({ face }) => face)).size).toBe(4);
  for (const { inFour, face } of plan)
    if (inFour === "wide" || inFour === "tall") expect(face).toBe("picture");
});

import { describe, expect, it } from "vitest";
import { joinLines, MAX_LINES } from "./cart.ts";

const line = (sku: string, quantity: number) => ({ sku, quantity });
const ten = () => 10;

describe("two carts as one", () => {
  it("adds up pieces of the same article and keeps the others", () => {
    expect(joinLines([line("A", 2), line("B", 1)], [line("C", 3), line("A", 4)], ten)).toEqual([
      line("A", 6),
      line("B", 1),
      line("C", 3),
    ]);
  });

  it("adds up to what can be ordered, and takes nothing away that was there", () => {
    const available = (sku: string) => (sku === "GONE" ? 0 : 5);
    expect(joinLines([line("A", 4)], [line("A", 4)], available)).toEqual([line("A", 5)]);
    expect(joinLines([line("A", 2)], [line("A", 7)], available)).toEqual([line("A", 7)]);
    expect(joinLines([line("GONE", 1)], [line("GONE", 2)], available)).toEqual([line("GONE", 2)]);
  });

  it("holds as many lines as a cart may; what was put in last stays", () => {
    const own = Array.from({ length: MAX_LINES }, (_, index) => line(`OWN-${index}`, 1));
    const joined = joinLines(own, [line("NEW-1", 1), line("NEW-2", 1)], ten);
    expect(joined).toHaveLength(MAX_LINES);
    expect(joined.slice(-2).map(({ sku }) => sku)).toEqual(["NEW-1", "NEW-2"]);
  });

  it("is the other cart when one is empty", () => {
    expect(joinLines([], [line("A", 1)], ten)).toEqual([line("A", 1)]);
    expect(joinLines([line("A", 1)], [], ten)).toEqual([line("A", 1)]);
  });
});

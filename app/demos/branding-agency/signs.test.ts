import { describe, expect, it } from "vitest";
import { bar, circle, leaf, outline, turned } from "./sign-pieces.ts";
import { fullSet, MOST_PIECES, type SignName, signs } from "./signs.ts";

const commands = (path: string) => path.replaceAll(/[^A-Z]/g, "");
const names = Object.keys(signs) as SignName[];

describe("a piece", () => {
  it("is drawn from its top left corner, clockwise", () => {
    expect(outline(bar(10, 20, 30, 40))).toMatch(/^M10 20L40 20A0 0 0 0 1 40 20L40 60/);
  });

  it("is turned about its own centre", () => {
    expect(outline(turned(bar(0, 0, 40, 20), 90))).toMatch(/^M30 -10L30 30/);
  });

  it("has the same commands as every other, so that one can turn into another", () => {
    const shapes = [bar(0, 0, 9, 9), circle(20, 20, 40), turned(leaf(9, 9, 9), 45)];
    expect(new Set(shapes.map((shape) => commands(outline(shape)))).size).toBe(1);
  });
});

describe("the twelve signs", () => {
  it("are twelve, of eight pieces at most", () => {
    expect(names).toHaveLength(12);
    expect(MOST_PIECES).toBe(8);
  });

  it.each(names)("%s is whole when it is brought to the number of all", (name) => {
    const full = fullSet(name);
    expect(full).toHaveLength(MOST_PIECES);
    expect(full.slice(0, signs[name].length)).toEqual(signs[name]);
    expect(full.at(-1)).toEqual(signs[name].at(-1));
  });
});

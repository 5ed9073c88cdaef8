import { expect, it } from "vitest";
import { portions } from "./portions.ts";

it("gives each command line as many names as it has room for, and leaves none out", () => {
  const names = Array.from({ length: 2000 }, (_, index) => `app/features/part-${index}/page.tsx`);
  const all = portions(names);
  expect(all.flat()).toEqual(names);
  expect(all.length).toBeGreaterThan(1);
  for (const portion of all)
    expect(portion.map((name) => `"${name}"`).join(" ").length).toBeLessThan(32_000);
});

it("makes no command line of nothing, and one of a name that is too long", () => {
  expect(portions([])).toEqual([]);
  expect(portions(["a", "long", "b"], 5)).toEqual([["a"], ["long"], ["b"]]);
});

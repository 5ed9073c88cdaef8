import { expect, it } from "vitest";
import { iconJsx, iconMatcher, iconSvg, type IconData } from "./icon-data.ts";

const icon: IconData = ["activity", '<path stroke-width="2" fill-rule="evenodd" d="M0 0"/>'];
const set = { viewBox: "0 0 24 24" };

it("writes an icon as a file", () => {
  expect(iconSvg(icon, set)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="1em" height="1em"><path stroke-width="2" fill-rule="evenodd" d="M0 0"/></svg>',
  );
});

it("writes an icon as JSX, with attributes as React spells them and the icon's own view box", () => {
  expect(iconJsx([icon[0], icon[1], "0 0 640 512"], set)).toBe(
    '<svg aria-hidden viewBox="0 0 640 512" width="1em" height="1em"><path strokeWidth="2" fillRule="evenodd" d="M0 0"/></svg>',
  );
});

it("finds names by words in any order", () => {
  const matches = iconMatcher("left  Arrow");
  expect(["arrow-left", "arrow-up-left", "arrow-right", "left"].filter(matches)).toEqual([
    "arrow-left",
    "arrow-up-left",
  ]);
  expect(iconMatcher("")("anything")).toBe(true);
});

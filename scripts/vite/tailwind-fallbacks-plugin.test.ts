import { expect, it } from "vitest";
import { withoutQuestions } from "./tailwind-fallbacks-plugin.ts";

it("asks no browser whether it can mix colours, and leaves every other question", () => {
  const css = `.a { color: red; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in oklab, red, blue); } }
@supports (color:color-mix(in lab, red, red)){[data-x]{color:blue}@media print{a{b:c}}}
@supports (animation-timeline: view()) { .b { color: red; } }
.c { @supports (background-image: linear-gradient(in lab, red, red)) { --p: in oklab; } }`;
  expect(withoutQuestions(css)).toBe(`.a { color: red;  color: color-mix(in oklab, red, blue);  }
[data-x]{color:blue}@media print{a{b:c}}
@supports (animation-timeline: view()) { .b { color: red; } }
.c {  --p: in oklab;  }`);
});

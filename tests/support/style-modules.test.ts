import { expect, test } from "vitest";
import { classesOf, hiddenOnPaper, styleFaults } from "./style-modules.ts";

const sheet = (text: string) => ({ path: "app/elements/text/card/card.module.css", text });
const module = (text: string) => ({
  path: "app/elements/text/card/card.tsx",
  text: `import * as styles from "./card.module.css";\n${text}`,
});

test("the classes of a stylesheet are those of its selectors", () => {
  const css = `
    /* .not-one { } */
    @layer components {
      @media (min-width: 36.5rem) {
        .card:hover > .title, a.link[href^="/a.b"] { background: url("a.avif"); scale: 1.5; }
      }
      .carousel:global(.swiper-initialized) { & .slide { inset: .5rem } }
    }`;
  expect([...classesOf(css)]).toEqual(["card", "title", "link", "carousel", "slide"]);
});

test("a class that is not there, and one that nobody uses, are found", () => {
  const faults = styleFaults([sheet(".card {} .rest {}")], [module("styles.card + styles.titel")]);
  expect(faults).toEqual([
    "app/elements/text/card/card.tsx uses .titel: app/elements/text/card/card.module.css has none",
    "app/elements/text/card/card.module.css: nothing uses .rest",
  ]);
});

test("a sheet is used from wherever it is imported", () => {
  const elsewhere = {
    path: "app/demos/cafe/page.tsx",
    text: `import * as card from "#app/elements/text/card/card.module.css"; card.rest`,
  };
  expect(styleFaults([sheet(".card {} .rest {}")], [module("styles.card"), elsewhere])).toEqual([]);
});

test.each([
  [`.card [class~="tabs_tab"] {}`, `[class~="tabs_tab"]`],
  [`.card > :global(.display) {}`, ":global(.display)"],
  [`.card #next {}`, "#next"],
])("a sheet does not reach for what is not its own: %s", (css, foreign) => {
  expect(styleFaults([sheet(css)], [module("styles.card")])).toEqual([
    expect.stringContaining(`reaches for ${foreign}:`),
  ]);
});

test.each([
  [":root:has(:where(.card)) { --bar: 2px }", ["--bar"]],
  ["@media (min-width: 62rem) { html { --bar: 2px; --card-bar: 4px } }", ["--bar"]],
  [":root:has(.card, .card a) .card { --bar: 2px }", []],
  [".card { --bar: var(--card-bar) }", []],
])("a property of the whole page has a name of two words: %s", (css, found) => {
  expect(styleFaults([sheet(`.card {} ${css}`)], [module("styles.card")])).toEqual(
    found.map((name) => expect.stringContaining(`sets ${name} for the whole page`) as string),
  );
});

test.each([
  ["@media (scripting: enabled) { .card:not(.turned) .back { visibility: hidden; } }", true],
  ["@layer components { @media (hover: hover) { .card .text { grid-template-rows: 0fr } } }", true],
  ["@media (hover: hover) and (scripting: enabled) { .card { color: red; opacity: 0; } }", true],
  ["@media (scripting: enabled) { @media (width >= 48rem) { .card { display: none } } }", true],
  ["@media screen and (hover: hover) { .card .text { opacity: 0 } }", false],
  ["@media screen { @media (scripting: enabled) { .card { display: none } } }", false],
  ["@media (hover: hover) { .card:hover > .text { opacity: 0 } .card { opacity: 0.5 } }", false],
  ["@media (scripting: none) { .card { display: none } } .card { opacity: 0 }", false],
])("what script or a pointer brings back is hidden on a screen alone: %s", (css, isFault) => {
  expect(hiddenOnPaper(sheet(css))).toHaveLength(isFault ? 1 : 0);
});

test("classes that have no other name may be named, and colours are no ids", () => {
  const css = `.card:global(.swiper-initialized) {} :global(.group):hover .card { color: #fade00 }`;
  expect(styleFaults([sheet(css)], [module("styles.card")])).toEqual([]);
});

import { expect, test } from "vitest";
import { classesOf, styleFaults } from "./style-modules.ts";

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

test("classes that have no other name may be named, and colours are no ids", () => {
  const css = `.card:global(.swiper-initialized) {} :global(.group):hover .card { color: #fade00 }`;
  expect(styleFaults([sheet(css)], [module("styles.card")])).toEqual([]);
});

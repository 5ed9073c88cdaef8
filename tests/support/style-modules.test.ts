import { expect, test } from "vitest";
import {
  classesOf,
  hiddenOnPaper,
  styleFaults,
  utilitiesThatHideOnPaper,
} from "./style-modules.ts";

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

test.each([
  ["@media (max-width: 47.99rem) { .card > .text { display: none } }", true],
  ["@media (min-width: 36rem) and (width < 62rem) { .card { display: none; } }", true],
  ["@media (max-width: 35.99rem) { .card { display: none } }", false],
  ["@media (min-width: 62rem) { .card { display: none } }", false],
  ["@media (min-width: 48rem) and (max-width: 61.99rem) { .card { display: none } }", false],
  ["@media screen and (max-width: 47.99rem) { .card { display: none } }", false],
  ["@media print, (max-width: 47.99rem) { .card { display: none } }", false],
  ["@media (max-width: 47.99rem) { .card > .picture { display: none } }", false],
])("what a phone has no room for is left out on a screen alone: %s", (css, isFault) => {
  expect(hiddenOnPaper(sheet(css))).toHaveLength(isFault ? 1 : 0);
});

test.each([
  ["@media (prefers-reduced-motion: no-preference) { .card[data-held] { --sweep: 0 } }", true],
  [".card[data-waiting] > .text { scale: 0 }", true],
  [".card[data-arranged] { grid-auto-rows: 4px }", true],
  ["@media (width >= 768px) { .card { animation: roll 9s linear infinite } }", true],
  ["@media screen and (width >= 768px) { .card[data-held] { animation: none } }", false],
  ["@media screen { .card { animation: roll 9s linear infinite } }", false],
  [".card { animation: roll 9s linear } [data-waiting] { opacity: 0 }", false],
])(
  "what waits to be seen, was measured or never stops is so on a screen alone: %s",
  (css, isFault) => {
    expect(hiddenOnPaper(sheet(css))).toHaveLength(isFault ? 1 : 0);
  },
);

test("utilities leave no words out where a sheet is as narrow as the window they are for", () => {
  const faults = utilitiesThatHideOnPaper(
    module(`<p className="max-md:hidden" /><p className="max-sm:hidden lg:hidden" />`),
  );
  expect(faults).toEqual([expect.stringContaining("max-md:hidden hides on paper")]);
});

test.each([
  [".card { --ink-soft: var(--on-brand); --brand-ink: #fff }", true],
  [".card { --ink-soft: #fff; --ink: #fff }", false],
  [".card { --ink-soft: color-mix(in oklab, var(--ink) 80%, var(--paper)) }", false],
])("soft words of a colour of their own have its ink with it: %s", (css, isFault) => {
  expect(styleFaults([sheet(css)], [module("styles.card")])).toEqual(
    isFault ? [expect.stringContaining("sets --ink-soft without --ink")] : [],
  );
});

test.each([
  [".card { block-size: 4rem; background: var(--line) }", true],
  [".card { gap: 1px; background: var(--line) }", false],
  [
    ".card { background: var(--line) } @media (prefers-contrast: more) { .card { background: none } }",
    false,
  ],
])(
  "a ground of the colour of lines says what becomes of it under more contrast: %s",
  (css, isFault) => {
    expect(styleFaults([sheet(css)], [module("styles.card")])).toEqual(
      isFault ? [expect.stringContaining("fills with --line")] : [],
    );
  },
);

test.each([
  [`.card[aria-current] { border-color: var(--brand) }`, true],
  [`.card > .title[aria-selected="true"] { border-inline-start-color: var(--brand) }`, true],
  [`.card:has(:checked) { outline: 2px solid var(--brand); }`, true],
  [
    `.card::after { block-size: 2px; background: var(--brand); scale: 0 1 }
     .card:hover, .card[aria-current]::after { scale: 1 1 }`,
    true,
  ],
  [`.card::after { border-block-end: 2px solid var(--brand) } .card[aria-current]::after {}`, true],
  [`.card[aria-current] { border-color: var(--brand-ink); background: var(--brand) }`, false],
  [`.card { border-color: var(--brand) } .card[aria-current] { font-weight: 600 }`, false],
  [`.card { border-color: var(--brand) }`, false],
])("what is chosen is marked with a line that every skin shows: %s", (css, isFault) => {
  const faults = styleFaults([sheet(`${css} .title {}`)], [module("styles.card + styles.title")]);
  expect(faults).toEqual(isFault ? [expect.stringContaining("marks what is chosen")] : []);
});

test("classes that have no other name may be named, and colours are no ids", () => {
  const css = `.card:global(.swiper-initialized) {} :global(.group):hover .card { color: #fade00 }`;
  expect(styleFaults([sheet(css)], [module("styles.card")])).toEqual([]);
});

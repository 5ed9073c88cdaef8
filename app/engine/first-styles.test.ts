import { expect, it } from "vitest";
import { styleParts } from "../../scripts/lib/style-parts.ts";
import { firstStyles, withFirstStyles } from "./first-styles.server.ts";

const chosen = (css: string, html: string) =>
  firstStyles(html, ["/a.css"], { "/a.css": styleParts(css) });

it("takes the rules for what is in the document, and no others", () => {
  const css = ".card{color:red}.price{color:blue}#total{top:0}nav a{color:green}table{width:9px}";
  expect(chosen(css, '<nav><a class="card" id="total">x</a></nav>')).toBe(
    ".card{color:red;}#total{top:0;}nav a{color:green;}",
  );
});

it.each([
  ["hover and focus", ".card:hover{top:0}"],
  ["attributes that may come", '.card[data-open]{top:0}.card[aria-expanded="true"]{top:1px}'],
  ["what is not there", ".card:not(.gone){top:0}"],
  ["one of several", ":is(.card,.gone) a{top:0}"],
  ["pseudo-elements", ".card::before{top:0}"],
  ["a dialog's backdrop", ".card::backdrop{top:0}"],
])("counts %s as met", (_, css) => {
  const html = '<a class="card">x</a>';
  expect(chosen(css, html).replaceAll(";}", "}")).toBe(css);
});

it.each([
  ["both classes", ".card.gone{top:0}"],
  ["what must be around it", ".gone .card{top:0}"],
  ["what must be in it", ".card:has(.gone){top:0}"],
  ["the only alternative", ":where(.gone) .card{top:0}"],
])("needs %s", (_, css) => {
  expect(chosen(css, '<a class="card">x</a>')).toBe("");
});

it("keeps of a list of selectors those that can match", () => {
  expect(chosen(".card,.gone{top:0}", '<a class="card">x</a>')).toBe(".card{top:0;}");
});

it("knows classes with signs that HTML and CSS write in their own ways", () => {
  const css = String.raw`.md\:grid{top:0}.\[\&_a\]\:block a{top:1px}.w-1\/2{top:2px}.\32 xl{top:3px}`;
  const html = '<p class="md:grid w-1/2 2xl [&amp;_a]:block"><a>x</a></p>';
  expect(chosen(css, html).match(/top/g)).toHaveLength(4);
});

it("keeps the order of layers, and what surrounds a rule", () => {
  const css =
    "@layer base,site;@layer base{@media (width>=48rem){.card{top:0}.gone{top:0}}}@supports (top:0){.gone{top:0}}";
  expect(chosen(css, '<a class="card">x</a>')).toBe(
    "@layer base,site;@layer base{@media (width>=48rem){.card{top:0;}}}",
  );
});

it("follows rules in rules", () => {
  const css = ".card{top:0;&:hover{top:1px}& .gone{top:2px}@media print{top:3px}}";
  expect(chosen(css, '<a class="card">x</a>')).toBe(
    ".card{top:0;&:hover{top:1px;}@media print{top:3px;}}",
  );
});

it("brings the movements and registered properties that its rules name", () => {
  const css =
    "@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@property --depth{syntax:'*'}@property --other{syntax:'*'}.card{animation:turn 1s;z-index:var(--depth)}";
  const text = chosen(css, '<a class="card">x</a>');
  expect(text).toContain("@keyframes turn{to{rotate:1turn}}");
  expect(text).toContain("@property --depth");
  expect(text).not.toMatch(/fade|other/);
});

const page = (links: string) =>
  `<!DOCTYPE html><html><head><title>x</title>${links}</head><body><a class="card">x</a></body></html>`;
const sheet = '<link rel="stylesheet" href="/a.css"/>';
const parts = { "/a.css": styleParts(".card{top:0}") };

it("puts the rules in front of the stylesheets, which no paint waits for, and brings those at the end where there is no script", () => {
  expect(withFirstStyles(page(sheet), parts)).toBe(
    '<!DOCTYPE html><html><head><title>x</title><link rel="expect" href="#main" blocking="render"><style id="first-styles">.card{top:0;}</style><link rel="stylesheet" href="/a.css" media="print" data-late=""></head>' +
      `<body><a class="card">x</a><noscript>${sheet}</noscript></body></html>`,
  );
});

it("leaves the styles of paper alone, and a page with a stylesheet of somebody else", () => {
  const paper = '<link rel="stylesheet" href="/a.css" media="print"/>';
  expect(withFirstStyles(page(paper), parts)).toBe(page(paper));
  const foreign = '<link rel="stylesheet" href="/b.css"/>';
  expect(withFirstStyles(page(sheet + foreign), parts)).toBe(page(sheet + foreign));
});

it("carries the nonce of a page that is made on request", () => {
  expect(withFirstStyles(page(sheet), parts, "n1")).toContain(
    '<style id="first-styles" nonce="n1">',
  );
});

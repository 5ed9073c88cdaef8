import { parse } from "node-html-parser";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { vitrine } from "#app/skins/vitrine.ts";
import { PUBLIC_URL_TOKEN } from "#shared/public-url.ts";
import type { CrawledPage } from "../../../tests/support/crawl.ts";
import { colourFindings } from "./colour-findings.ts";
import { languageFindings } from "./language-findings.ts";
import { leftoverFindings } from "./leftover-findings.ts";
import { pictureFindings } from "./picture-findings.ts";
import { printFindings } from "./print-findings.ts";
import { cardsOf, ownAddresses } from "./site-sayings.ts";
import { toDoFindings } from "./to-do-findings.ts";
import { Sources } from "./where-said.ts";

/** The folder of a site of these files. */
function folderOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "vitrine-check-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function sourcesOf(files: Record<string, string>): Sources {
  return new Sources(folderOf(files));
}

const page = (path: string, html: string): CrawledPage => ({
  path,
  status: 200,
  policy: "",
  html,
  document: parse(html),
});

it("finds what is the template's, what is a placeholder and what nobody has, with the file to edit", () => {
  const sources = sourcesOf({
    "content/site.ts": 'email: "hello@vitrine.example", bank: "bank@bread.example"',
    "app/about.tsx": "[your story]",
  });
  const found = leftoverFindings(
    [
      { name: "/", text: "hello@vitrine.example, bread@bakery.eu and https://bakery.eu" },
      { name: "/about", text: "[your story]. hello@vitrine.example" },
      { name: "the mail “Welcome”", text: "bank@bread.example" },
      { name: "/feed.xml", text: `<link>${PUBLIC_URL_TOKEN}/</link>` },
    ],
    sources,
  );
  expect(found.map(({ level, where }) => `${level} ${where}`)).toEqual([
    "never content/site.ts",
    "never app/about.tsx",
    "opening content/site.ts",
    "never /feed.xml",
  ]);
  expect(found[0]?.what).toBe("/ says “vitrine.example”, which is the template's");
});

it("finds the telephone and the street of a sample until the opening", () => {
  const sources = sourcesOf({ "app/demos/bakery/door.ts": 'street: "9\u00a0Mill Lane"' });
  const samples = ["+353 41 000 0000", "9 Mill Lane"];
  const text = '<p>9\u00a0Mill Lane</p><script>{"telephone":"+353 41 000 0000"}</script>';
  const found = leftoverFindings([{ name: "/", text }], sources, samples);
  expect(found.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    "opening: / says “+353 41 000 0000”, which is the sample's",
    "opening: / says “9 Mill Lane”, which is the sample's",
  ]);
  expect(leftoverFindings([{ name: "/", text: "19 Mill Road" }], sources, samples)).toEqual([]);
});

it("takes TODO for a reminder, and not for a Spanish or Portuguese word", () => {
  const wordsFound = (text: string) =>
    leftoverFindings([{ name: "/", text }], sourcesOf({})).map(({ what }) => what);
  const said = (words: string) => `/ says “${words}”`;
  for (const text of ["TODO", "TODO: our hours", "Hours: TODO", "TODO write this"])
    expect(wordsFound(text)).toEqual([said("TODO")]);
  expect(wordsFound("[Your name], [your town]")).toEqual([
    said("[Your name]"),
    said("[your town]"),
  ]);
  for (const text of [
    "Todo el día",
    "sobre todo",
    "El método",
    "MÉTODO",
    "TODO INCLUIDO",
    "SOBRE TODO",
  ])
    expect(wordsFound(text), text).toEqual([]);
});

it("finds pictures without words, unless they are decorative", () => {
  const photograph = { folder: "photos", file: "a.jpg", hash: "1" };
  const of = { width: 1, height: 1, widths: [1], color: "#000000", bytes: {}, photograph };
  const found = pictureFindings(
    {
      oven: { ...of, alt: "" },
      flour: { ...of, alt: "", decorative: true },
      shop: { ...of, alt: "The shop" },
    },
    [page("/", '<img src="/a.svg"><img src="/b.svg" alt=""><img src="/c.svg" alt="A map">')],
    sourcesOf({ "app/demos/bread/page.tsx": '<img src="/a.svg" />' }),
  );
  expect(found.map(({ level, where }) => `${level} ${where}`)).toEqual([
    "never content/photographs.json",
    "never app/demos/bread/page.tsx",
  ]);
});

it("says of a skin which colours are no colours, and which are shown otherwise than chosen", () => {
  expect(colourFindings(vitrine)).toEqual([]);
  expect(colourFindings({ ...vitrine, brand: "red-ish" })).toMatchObject([
    { level: "never", where: "the skin vitrine" },
  ]);
  const [moved, ...more] = colourFindings({ ...vitrine, brand: "#ffcc00" });
  expect(more).toEqual([]);
  expect(moved).toMatchObject({ level: "look" });
  expect(moved?.what).toMatch(/as text the brand is #\w{6}, not #ffcc00/);
});

it("finds a language that was changed in one place alone", () => {
  expect(languageFindings("en", "en")).toEqual([]);
  expect(languageFindings("en-US", "en")).toEqual([]);
  expect(languageFindings("de-AT", "de")).toEqual([]);
  const [half, ...more] = languageFindings("de", "en");
  expect(more).toEqual([]);
  expect(half).toMatchObject({ level: "never", where: "content/site.ts" });
  expect(half?.what).toContain("is de, that of its words en (WORDS_LANGUAGE");
  expect(languageFindings("en", "de")).toHaveLength(1);
});

it("reads what is to be done, and where", () => {
  const list = `# To do

- [ ] Write your opening hours (content/site.ts)
- [x] Choose a name (content/site.ts)
- [ ] Three products are samples (\`content/products\`)
- [ ] Ask a lawyer
`;
  expect(toDoFindings(list).map(({ what, where }) => [what, where])).toEqual([
    ["Write your opening hours", "content/site.ts"],
    ["Three products are samples", "content/products"],
    ["Ask a lawyer", "content/to-do.md"],
  ]);
});

it("collects the site's own addresses from feeds and mails, and the cards of pages", () => {
  const origin = "http://127.0.0.1:1";
  const text = `<loc>${origin}/a?b=1&amp;c=2</loc> (${origin}/d) https://elsewhere.eu/e`;
  expect([...ownAddresses([{ name: "/sitemap.xml", text }], origin)]).toEqual([
    ["/a?b=1&c=2", "/sitemap.xml"],
    ["/d", "/sitemap.xml"],
  ]);
  const meta = `<meta property="og:image" content="${origin}/social/default.jpg">`;
  expect([...cardsOf([page("/", meta), page("/b", meta)])]).toEqual([["/social/default.jpg", "/"]]);
});

it("finds a file for download that was printed from other words", async () => {
  const site = (sheets: string, pdf = "%PDF-") => ({
    "app/demos/bakery/price-list/printed.json": JSON.stringify({ sheets, bytes: 5 }),
    "app/demos/bakery/price-list/price-list.pdf": pdf,
    "app/demos/bakery/price-list/sheets.server.ts": 'export const sheetsHash = () => "now";',
  });
  expect(await printFindings(folderOf(site("now")))).toEqual([]);
  expect(await printFindings(folderOf({}))).toEqual([]);
  expect(await printFindings(folderOf(site("before")))).toEqual([
    expect.objectContaining({
      level: "opening",
      where: "app/demos/bakery/price-list/sheets.server.ts",
      mend: expect.stringContaining("npm run price-list"),
    }),
  ]);
  // The owner's own, of which the page says the size of ours; then its own size, printed from no words.
  expect(await printFindings(folderOf(site("before", "%PDF-1.7")))).toEqual([
    expect.objectContaining({
      level: "opening",
      where: "app/demos/bakery/price-list/printed.json",
      mend: expect.stringContaining('"bytes": 8, "sheets": ""'),
    }),
  ]);
  expect(await printFindings(folderOf(site("")))).toEqual([]);
});

import { expect, it } from "vitest";
import { sweepPageWords } from "./page-words.ts";
import type { Tree } from "./tree.ts";

it("removes the words of a band that the page has no more, and keeps those that are read anywhere in it", () => {
  const file = "app/demos/bakery/content.server.ts";
  const tree: Tree = new Map([
    [
      file,
      "export const content = {\n  hero: { title: 1 },\n  letter,\n  ovens: [],\n};\nexport const hot = content.ovens;\n",
    ],
    [
      "app/demos/bakery/page.tsx",
      "export default ({ loaderData: { hero } }) => <b className={styles.letter}>{hero}</b>;\n",
    ],
    ["app/demos/bakery/bakery.spec.ts", "letter;\n"],
    ["app/demos/bakery/business.tsx", "export const business = { letter: { heading: 1 } };\n"],
    ["app/demos/florist/page.tsx", "letter;\n"],
  ]);
  expect(sweepPageWords(tree)).toEqual([{ kind: "message", name: `${file}: letter` }]);
  expect(tree.get(file)).toMatch(/hero[^]*ovens/);
  expect(tree.get(file)).not.toContain("letter");
});

it.each([
  "Object.entries(content).map(([band, words]) => <b key={band}>{words}</b>)",
  'order.map((band) => <b key={band}>{content[band]}</b>); const order = ["hero", "letter"];',
  "<All words={Object.values(rest)} />; const { hero, ...rest } = content;",
])("keeps the words of a page that reads them as a list: %s", (page) => {
  const file = "app/demos/bakery/content.server.ts";
  const words = 'export const content = { hero: "1", letter: "2" };\n';
  const tree: Tree = new Map([
    [file, words],
    ["app/demos/bakery/page.tsx", `import { content } from "./content.server.ts";\n${page}\n`],
  ]);
  expect(sweepPageWords(tree)).toEqual([]);
  expect(tree.get(file)).toBe(words);
});

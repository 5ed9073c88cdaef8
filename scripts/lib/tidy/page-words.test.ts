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

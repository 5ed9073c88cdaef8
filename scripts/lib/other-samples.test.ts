import { expect, it } from "vitest";
import { otherFile, otherSource, otherWord } from "./other-samples.ts";

const names = new Set(["red-kite", "Red kite", "form", "SPRING10"]);
const source = (file: string, text: string) => otherSource(file, text, names);

it("says a word in as many other letters, the same ones each time", () => {
  expect(otherWord("Red kite, no. 7")).toBe("Erq xvgr, ab. 7");
  expect(otherWord(otherWord("Red kite"))).toBe("Red kite");
});

it("renames posts and their comments with their slugs, and no other file", () => {
  expect(otherFile("content/posts/red-kite.md")).toBe("content/posts/erq-xvgr.md");
  expect(otherFile("content/comments/red-kite.yml")).toBe("content/comments/erq-xvgr.yml");
  expect(otherFile("content/team.ts")).toBe("content/team.ts");
});

it("changes what a post says of itself, and keeps its text", () => {
  const post = (id: number, title: string, category: string, author: number) =>
    `---\nid: ${id}\ntitle: ${title}\ncategory: [${category}]\nimg: desk\nauthor: ${author}\n---\n\nA red kite.`;
  expect(source("content/posts/red-kite.md", post(1, "Red kite", "sky", 2))).toBe(
    post(101, "Erq xvgr", "fxl", 22),
  );
});

it("changes articles: names, stock keeping units, prices", () => {
  expect(
    source(
      "content/products/toys.ts",
      '{ slug: "red-kite", sku: "KITE", price: 900, compareAt: 1200 }',
    ),
  ).toBe('{ slug: "erq-xvgr", sku: "XVGR", price: 1600, compareAt: 1900 }');
});

it("changes a name of one word in content alone, and nothing that is no name", () => {
  expect(source("content/projects/form.ts", '"form", "farm"')).toBe('"sbez", "farm"');
  expect(source("app/page.tsx", '"form", "red-kite", a red-kite')).toBe(
    '"form", "erq-xvgr", a red-kite',
  );
});

import { describe, expect, it } from "vitest";
import { sweepDocs } from "./docs.ts";
import type { Tree } from "./tree.ts";

/** A project in which only the shop is left, with a document. */
function swept(file: string, text: string): string | undefined {
  const tree: Tree = new Map([
    ["package.json", '{"scripts": {"shop": ""}}'],
    ["app/features/shop/feature.ts", ""],
    [file, text],
  ]);
  sweepDocs(tree);
  return tree.get(file) ?? undefined;
}

it("removes a document that is about nothing but what is gone, and the door of an empty room", () => {
  expect(
    swept("docs/guides/post.md", "# Posts\n\n<!-- about: app/features/blog -->\n"),
  ).toBeUndefined();
  expect(
    swept("docs/guides/both.md", "<!-- about: app/features/blog app/features/shop -->\n"),
  ).toBeDefined();
  expect(swept("app/features/blog/README.md", "Posts.\n")).toBeUndefined();
  expect(swept("app/features/shop/README.md", "Goods.\n")).toBe("Goods.\n");
});

it("removes rows of tables that name only what is gone: files, commands", () => {
  const table =
    "| a | b |\n| - | - |\n| posts | `app/features/blog` |\n| `npm run blog` | |\n| goods | `app/features/shop` |\n";
  expect(swept("README.md", table)).toBe("| a | b |\n| - | - |\n| goods | `app/features/shop` |\n");
});

it("keeps a row that names something that is there, whatever else it names", () => {
  const row =
    "| goods | `app/features/shop`, `npm run shop` |\n| where | `app/features/shop`; `npm run move` |\n";
  expect(swept("README.md", row)).toBe(
    "| goods | `app/features/shop`, `npm run shop` |\n| where | `app/features/shop`; `template:npm run move` |\n",
  );
});

it("says of an example in running text that it is in the template", () => {
  expect(swept("docs/guides/page.md", "As `app/features/blog` does.\n")).toBe(
    "As `template:app/features/blog` does.\n",
  );
  expect(swept("docs/guides/page.md", "As `app/demos/NAME` does.\n")).toBe(
    "As `app/demos/NAME` does.\n",
  );
  expect(swept("docs/guides/page.md", "Ask `npm run blog -- all` or `npm run shop`.\n")).toBe(
    "Ask `template:npm run blog -- all` or `npm run shop`.\n",
  );
});

it("removes a command from a listing", () => {
  const listing = "```bash\nA=1 npm run blog -- all # all\nnpm run shop\n```\n";
  expect(swept("docs/guides/page.md", listing)).toBe("```bash\nnpm run shop\n```\n");
});

describe("a part that says what it is about", () => {
  const gone = "<!-- about: app/features/blog -->";
  const there = "<!-- about: app/features/shop -->";

  it("leaves with that: a paragraph, to its end", () => {
    expect(swept("docs/guides/a.md", `One.\n\n${gone}\n\nTwo,\nlines.\n\nThree.\n`)).toBe(
      "One.\n\nThree.\n",
    );
  });

  it("leaves with that: a section, with those below it, and no line of code ends it", () => {
    const section = "## Posts\n\nText.\n\n```sh\n# not a heading\n\n```\n\n### Below\n\nText.\n";
    const rest = `${there}\n\n## Goods\n\nText.\n`;
    expect(swept("docs/guides/a.md", `# A\n\n${gone}\n\n${section}\n${rest}`)).toBe(
      `# A\n\n${rest}`,
    );
  });

  it("stays in a document that is about something else", () => {
    const text = `# A\n\n${there}\n\n## Goods\n\nText.\n\n${gone}\n\n## Posts\n\nText.\n\n${there}\n`;
    expect(swept("docs/guides/a.md", text)).toBe(
      `# A\n\n${there}\n\n## Goods\n\nText.\n\n${there}\n`,
    );
  });
});

it("leaves no parentheses with nothing but a link to a document that is gone", () => {
  expect(
    swept("docs/guides/a.md", "At any hour\n([why](../decisions/1.md#x)). So ([see](b.md)).\n"),
  ).toBe("At any hour. So.\n");
});

it("removes a command with the lines that it goes on in, and a listing that is empty then", () => {
  const long = "npm run blog -- \\\n  --all\n";
  expect(swept("docs/guides/a.md", `Do:\n\n\`\`\`sh\n${long}npm run shop\n\`\`\`\n\nThen.\n`)).toBe(
    "Do:\n\n```sh\nnpm run shop\n```\n\nThen.\n",
  );
  expect(swept("docs/guides/a.md", `Do:\n\n\`\`\`sh\n${long}\`\`\`\n\nThen.\n`)).toBe(
    "Do:\n\nThen.\n",
  );
});

it("leaves the words of a link to a document that is gone", () => {
  const tree: Tree = new Map([
    ["package.json", "{}"],
    ["app/features/shop/feature.ts", ""],
    [
      "docs/guides/a.md",
      "See [the blog](blog.md#posts), [the shop](shop.md) and [why](../decisions/1.md).\n",
    ],
    ["docs/guides/blog.md", "<!-- about: app/features/blog -->\n"],
    ["docs/guides/shop.md", "<!-- about: app/features/shop -->\n"],
  ]);
  sweepDocs(tree);
  expect(tree.get("docs/guides/a.md")).toBe("See the blog, [the shop](shop.md) and why.\n");
});

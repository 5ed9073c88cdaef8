import { expect, it } from "vitest";
import { frontMatterOf, readWritten } from "./written-data.ts";

/** Reads a post whose title is written so, on the third line of its file. */
function read(title: string) {
  const { front, line } = frontMatterOf(`---\nid: 3\ntitle: ${title}\nimg: cup\n---\n\nText\n`);
  return readWritten(front, { file: "content/posts/bread.md", line });
}

it.each([
  "Bread: a history",
  "Bread:",
  "We are #1 in town",
  "#1 in town",
  "'It's ours",
  '"Bread" and butter',
  '"Bread',
  "@home",
  "*bread*",
  "&bread",
  "!bread",
  "[draft] Bread",
  "- bread",
])("names file, line and field of a title that YAML would read as something else: %s", (title) => {
  expect(() => read(title)).toThrow(
    `content/posts/bread.md: line 3: title: put it in quotes: ${JSON.stringify(title)}`,
  );
  expect(read(JSON.stringify(title))).toEqual({ id: 3, title, img: "cup" });
});

it.each(["Don't", "Bread:butter", "Bread#butter", '"Bread" # a remark', "Bread & butter", "Yes"])(
  "reads a title that means what it says: %s",
  (title) => {
    expect(read(title)).toMatchObject({ title: title.replace(/^"(.*)".*/, "$1") });
  },
);

it("says what else is wrong, and gives no half of a sentence for an example", () => {
  expect(() => read("Bread\ntitle: Butter")).toThrow("line 4: title: stands there twice");
  expect(() => read("Bread\n\tand butter")).toThrow("line 4: indent it with blanks, not tabs");
  expect(() => read("Bread\n  and: butter")).toThrow(/line 3: title: put it in quotes$/);
  expect(() =>
    readWritten("comments:\n  - name: Ada # Lovelace\n    text: Good.\n", {
      file: "content/comments/bread.yml",
      line: 1,
    }),
  ).toThrow('content/comments/bread.yml: line 2: name: put it in quotes: "Ada # Lovelace"');
});

it("finds front matter as editors of every system write it, and does without", () => {
  const parts = { front: "id: 3", line: 2, body: "Text\n\n---\n\nMore" };
  const text = "---\nid: 3\n---\n\nText\n\n---\n\nMore\n";
  expect(frontMatterOf(text)).toEqual(parts);
  expect(frontMatterOf(`\uFEFF${text.replaceAll("\n", "\r\n")}`)).toEqual(parts);
  expect(frontMatterOf("\n---\n---\n")).toEqual({ front: "", line: 3, body: "" });
  expect(frontMatterOf("# Text\n\n---\n")).toEqual({ front: "", line: 1, body: "# Text\n\n---" });
});

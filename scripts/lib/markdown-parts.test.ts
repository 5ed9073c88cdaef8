import { expect, it } from "vitest";
import * as words from "../../app/elements/words.ts";
import { fill } from "../../shared/words.ts";
import { footnotes, tables, tasks } from "./markdown-parts.ts";
import type { Node } from "./markdown-tree.ts";

const text = (value: string): Node => ({ type: "text", value });
const element = (tagName: string, properties: object = {}, ...children: Node[]): Node => ({
  type: "element",
  tagName,
  properties: { ...properties },
  children,
});
const root = (...children: Node[]): Node => ({ type: "root", children });
const table = (...cells: Node[]) => element("table", {}, element("tr", {}, ...cells));

it("a table stands in a region that the keys stop at, named by its heading, and no two alike", () => {
  const heading = element("h2", {}, text("Prices"));
  const tree = root(table(), heading, table(), element("blockquote", {}, table()));
  tables()(tree);
  const [first, , second, quotation] = tree.children!;
  const shown = [first!, second!, quotation!.children![0]!];
  expect(shown.map(({ tagName, properties }) => [tagName, properties])).toEqual(
    [words.theTitle, "Prices", "Prices, 2"].map((name) => [
      "section",
      {
        dataScroll: "inline",
        tabIndex: 0,
        ariaLabel: fill(words.tableRegion, { heading: name }),
      },
    ]),
  );
  for (const { children } of shown) expect(children![0]!.tagName).toBe("table");
});

it("columns are aligned by the direction of the page, and a corner without words is no heading", () => {
  const cells = [
    element("th", { align: "left" }),
    element("th", { align: "right" }, text("Price")),
    element("td", { align: "center" }, text("12")),
    element("td", {}, text("13")),
  ];
  tables()(root(table(...cells)));
  expect(cells.map(({ tagName, properties }) => [tagName, properties])).toEqual([
    ["td", {}],
    ["th", { scope: "col", style: "text-align: end" }],
    ["td", { style: "text-align: center" }],
    ["td", {}],
  ]);
});

it("notes, and the ways back from them, are called as the site calls them", () => {
  const label = element("h2", { id: "footnote-label" }, text("Notes of somebody else"));
  const back = (ariaLabel: string) => element("a", { dataFootnoteBackref: "", ariaLabel });
  const ways = [back("Back to reference 1"), back("Back to reference 12-2")];
  footnotes()(root(element("section", {}, label, ...ways)));
  expect(label.children).toEqual([text(words.footnotes)]);
  expect(ways.map(({ properties }) => properties?.ariaLabel)).toEqual(
    ["1", "12-2"].map((number) => fill(words.backToReference, { number })),
  );
});

it("a list of tasks has marks and no boxes", () => {
  const box = (checked: boolean) => element("input", { type: "checkbox", disabled: true, checked });
  const items = [element("li", {}, box(true), text(" Milk")), element("li", {}, box(false))];
  const list = element("ul", { className: ["contains-task-list"] }, ...items);
  tasks()(root(list));
  expect(list.properties).toEqual({ style: "list-style: none" });
  expect(items.map(({ children }) => children![0])).toMatchObject([
    { type: "text", value: "☑" },
    { type: "text", value: "☐" },
  ]);
});

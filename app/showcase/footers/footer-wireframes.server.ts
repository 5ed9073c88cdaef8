import type { FooterName } from "#registry/page.ts";
import type { WireBlock, WireframeProps } from "./wireframe.tsx";

/**
 * Where things stand in each footer, drawn by `Wireframe`: what it is, first column and number of columns (of twelve), first row and
 * number of rows, and the note that makes it an entry of the legend.
 */
export const footerWireframes: Record<FooterName, WireframeProps> = {
  "footer-style-01": {
    ground: "sunken",
    blocks: [
      block("mark", [1, 2], [1, 1], "Mark, linked to the front page"),
      block("lines", [1, 3], [2, 4], "Tagline, address and mail"),
      block("lines", [5, 2], [1, 4], "Four groups, two columns each; two by two on a phone"),
      block("lines", [7, 2], [1, 4]),
      block("lines", [9, 2], [1, 4]),
      block("lines", [11, 2], [1, 4]),
      ...endRow(7),
    ],
  },
  "footer-style-02": {
    ground: "paper",
    blocks: [
      block("rule", [1, 5], [2, 1]),
      block("mark", [6, 2], [2, 1], "The mark breaks the hairline"),
      block("rule", [8, 5], [2, 1]),
      block("row", [3, 8], [4, 1], "Company group, as large as a heading; wraps on a phone"),
      block("networks", [5, 4], [6, 1], "Five networks"),
      block("small", [5, 4], [7, 1], "Copyright with the current year, credit link"),
    ],
  },
  "footer-style-03": {
    ground: "tint",
    blocks: [
      { ...block("ground", [1, 12], [1, 6]), ground: "raised" },
      block("type", [1, 6], [1, 2], "What subscribers get, set large"),
      block("small", [1, 5], [5, 1], "What happens with the address"),
      block("row", [8, 3], [1, 2]),
      {
        ...block("ground", [12, 1], [1, 2], "A drawn stamp: brand, paper, accent"),
        ground: "brand",
      },
      block("field", [8, 5], [4, 1], "The form: field and button under each other"),
      block("button", [8, 5], [5, 1]),
      block("mark", [1, 2], [8, 1]),
      block("lines", [7, 2], [8, 3], "Three groups of links"),
      block("lines", [9, 2], [8, 3]),
      block("lines", [11, 2], [8, 3]),
      ...endRow(12),
    ],
  },
  "footer-style-04": {
    ground: "night",
    blocks: [
      block("type", [1, 4], [1, 1], "The mail address, written out"),
      block("lines", [7, 2], [1, 3], "Three groups of links"),
      block("lines", [9, 2], [1, 3]),
      block("lines", [11, 2], [1, 3]),
      block(
        "word",
        [1, 12],
        [5, 3],
        "The name, always as wide as the page. From 992 px the footer waits under the page; where motion is reduced or the window is too low it scrolls",
      ),
      ...endRow(9),
    ],
  },
  "footer-style-05": {
    ground: "paper",
    blocks: [
      block("map", [7, 6], [1, 8], "The map, off the page's edge; on top on a phone"),
      block("mark", [1, 2], [1, 1], "Mark, linked to the front page"),
      block("type", [1, 4], [3, 1], "The address, set as the headline"),
      block("type", [1, 3], [4, 1]),
      block("lines", [1, 2], [6, 2], "Phone and mail; opening hours beside them"),
      block("lines", [4, 2], [6, 2]),
      block("row", [1, 5], [9, 1], "Two groups in a line each"),
      block("row", [8, 5], [9, 1]),
      ...endRow(10),
    ],
  },
  "footer-style-06": {
    ground: "paper",
    blocks: [
      block(
        "picture",
        [1, 2],
        [1, 3],
        "Six own pictures, one link to the network; two rows of three on a phone",
      ),
      block("picture", [3, 2], [1, 3]),
      block("picture", [5, 2], [1, 3]),
      block("picture", [7, 2], [1, 3]),
      block("picture", [9, 2], [1, 3]),
      block("picture", [11, 2], [1, 3]),
      block("mark", [1, 2], [5, 1], "Mark, linked to the front page"),
      block("type", [1, 5], [6, 2], "The tagline"),
      block("small", [1, 2], [8, 1], "Email"),
      block("lines", [9, 2], [5, 3], "Two groups of links"),
      block("lines", [11, 2], [5, 3]),
      ...endRow(9),
    ],
  },
  "footer-style-07": {
    ground: "paper",
    blocks: [
      { ...block("ground", [1, 12], [1, 2]), ground: "tint", reach: "top" },
      block("row", [1, 3], [1, 1], "Four promises with an icon each"),
      block("row", [4, 3], [1, 1]),
      block("row", [7, 3], [1, 1]),
      block("row", [10, 3], [1, 1]),
      block("picture", [1, 1], [4, 1], "Departments: picture, name, arrow"),
      block("type", [2, 3], [4, 1]),
      block("picture", [1, 1], [5, 1]),
      block("type", [2, 4], [5, 1]),
      block("picture", [1, 1], [6, 1]),
      block("type", [2, 3], [6, 1]),
      block("picture", [1, 1], [7, 1]),
      block("type", [2, 4], [7, 1]),
      block("lines", [8, 2], [4, 3], "Two groups of links"),
      block("lines", [11, 2], [4, 3]),
      block("mark", [8, 2], [7, 1], "Mark, linked to the front page"),
      block("networks", [11, 2], [7, 1], "Payment methods, drawn"),
      ...endRow(9),
    ],
  },
  "footer-style-08": {
    ground: "tint",
    blocks: [
      { ...block("ground", [1, 6], [1, 8]), ground: "brand", reach: "full" },
      { ...block("type", [1, 5], [1, 3], "The sentence, in display size"), ground: "brand" },
      { ...block("small", [1, 3], [7, 1], "Phone and mail"), ground: "brand" },
      { ...block("small", [1, 4], [8, 1]), ground: "brand" },
      block("mark", [7, 2], [1, 1], "Mark, linked to the front page"),
      block("networks", [10, 3], [1, 1], "Five networks"),
      block("lines", [7, 2], [4, 3], "Two groups of links and the address"),
      block("lines", [9, 2], [4, 3]),
      block("lines", [11, 2], [4, 3]),
      block("small", [7, 4], [8, 1], "Copyright with the current year, credit link"),
    ],
  },
  "footer-style-09": {
    ground: "paper",
    blocks: [
      block("mark", [1, 2], [1, 1], "Mark, linked to the front page"),
      block("row", [4, 4], [1, 1], "The Customer group in a line"),
      block("small", [8, 2], [1, 1], "Copyright with the current year, credit link"),
      block(
        "networks",
        [10, 3],
        [1, 1],
        "Five networks. Two lines under 1200 px, a short stack on a phone",
      ),
    ],
  },
  "footer-style-10": {
    ground: "paper",
    blocks: [
      block("rule", [1, 12], [1, 1]),
      block("small", [1, 3], [2, 1], "Tagline"),
      block("word", [4, 6], [2, 2], "The name as a nameplate, linked to the front page"),
      block("small", [11, 2], [2, 1], "Email"),
      block("rule", [1, 12], [4, 1]),
      block("type", [1, 2], [5, 1], "Six subjects, each to its list of posts"),
      block("type", [4, 2], [5, 1]),
      block("type", [1, 2], [6, 1]),
      block("type", [4, 2], [6, 1]),
      block("type", [1, 2], [7, 1]),
      block("type", [4, 2], [7, 1]),
      block("lines", [7, 2], [5, 3], "Two groups and the imprint, with column rules"),
      block("lines", [9, 2], [5, 3]),
      block("lines", [11, 2], [5, 3]),
      ...endRow(8),
    ],
  },
  "footer-style-11": {
    ground: "sunken",
    blocks: [
      { ...block("ground", [1, 12], [1, 5]), ground: "brand", reach: "top" },
      { ...block("type", [1, 7], [1, 2], "The sentence, in display size"), ground: "brand" },
      { ...block("type", [1, 5], [3, 1]), ground: "brand" },
      block("button", [11, 2], [4, 3], "One action in the accent, across the seam"),
      block("mark", [1, 2], [7, 1], "Mark, phone and mail"),
      block("lines", [1, 2], [8, 2]),
      block("lines", [4, 2], [7, 3], "Three groups of links"),
      block("lines", [6, 2], [7, 3]),
      block("lines", [8, 2], [7, 3]),
      ...endRow(10),
    ],
  },
  "footer-style-12": {
    ground: "accent",
    blocks: [
      block("mark", [1, 2], [1, 1], "Mark, linked to the front page"),
      block("row", [8, 5], [1, 1], "The Additional group in a line"),
      block("rule", [1, 12], [2, 1]),
      block(
        "type",
        [1, 6],
        [3, 2],
        "The Company group, a link a line, each as wide as the page to press",
      ),
      block("type", [1, 8], [5, 2]),
      block("type", [1, 6], [7, 2]),
      block("type", [1, 5], [9, 2]),
      block("small", [1, 4], [11, 1], "Copyright with the current year, credit link"),
      block("networks", [10, 3], [11, 1], "Five networks"),
    ],
  },
};

function block(
  kind: WireBlock["kind"],
  columns: WireBlock["columns"],
  rows: WireBlock["rows"],
  note?: string,
): WireBlock {
  return { kind, columns, rows, note };
}

/** The last two rows that most of them share. */
function endRow(row: number): WireBlock[] {
  return [
    block("rule", [1, 12], [row, 1]),
    block("small", [1, 4], [row + 1, 1], "Copyright with the current year, credit link"),
    block("networks", [10, 3], [row + 1, 1], "Five networks"),
  ];
}

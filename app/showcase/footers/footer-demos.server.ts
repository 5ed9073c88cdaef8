import { picture, type PictureSource } from "#content/media.ts";
import type { FooterName } from "#content/pages/page.ts";
import type { WireBlock, WireGround } from "./wireframe.tsx";

/** What the page of one footer says and draws. For loaders: none of it belongs in a page's script. */
export interface FooterDemoContent {
  heading: string;
  intro: string;
  /** One sentence: when to choose it. */
  when: string;
  /** What it holds, in the order of reading. */
  holds: string;
  wireframe: { ground: WireGround | "night"; blocks: readonly WireBlock[] };
  /** The last pictures before the footer, where it gains from standing under one. */
  pictures?: readonly PictureSource[];
}

/** The last row that most of them share. */
function endRow(row: number): WireBlock[] {
  return [
    { kind: "rule", columns: [1, 12], rows: [row, 1] },
    {
      kind: "small",
      columns: [1, 4],
      rows: [row + 1, 1],
      note: "Copyright with the current year, credit link",
    },
    { kind: "networks", columns: [10, 3], rows: [row + 1, 1], note: "Five networks" },
  ];
}

export const footerDemos: Record<FooterName, FooterDemoContent> = {
  "footer-style-01": {
    heading: "Four link groups",
    intro:
      "The table of contents at the end of the book. Name, address and mail at the start of the line, four groups of links on the same columns as the page above.",
    when: "Choose it for a site of thirty pages or more, where visitors scroll to the end to look something up.",
    holds: "Company, Customer, Additional and Resources, the postal address, mail, networks.",
    wireframe: {
      ground: "sunken",
      blocks: [
        { kind: "mark", columns: [1, 2], rows: [1, 1], note: "Mark, linked to the front page" },
        { kind: "lines", columns: [1, 3], rows: [2, 4], note: "Tagline, address and mail" },
        {
          kind: "lines",
          columns: [5, 2],
          rows: [1, 4],
          note: "Four groups, two columns each; two by two on a phone",
        },
        { kind: "lines", columns: [7, 2], rows: [1, 4] },
        { kind: "lines", columns: [9, 2], rows: [1, 4] },
        { kind: "lines", columns: [11, 2], rows: [1, 4] },
        ...endRow(7),
      ],
    },
  },
  "footer-style-02": {
    heading: "One axis",
    intro:
      "A calling card. The mark sits in a hairline, four links follow in the display face, then the networks and the small print, all on the middle of the page.",
    when: "Choose it when the page has made its point and the footer should bow, not argue.",
    holds: "The Company group, networks, copyright.",
    wireframe: {
      ground: "paper",
      blocks: [
        { kind: "rule", columns: [1, 5], rows: [2, 1] },
        { kind: "mark", columns: [6, 2], rows: [2, 1], note: "The mark breaks the hairline" },
        { kind: "rule", columns: [8, 5], rows: [2, 1] },
        {
          kind: "row",
          columns: [3, 8],
          rows: [4, 1],
          note: "Company group, as large as a heading; wraps on a phone",
        },
        { kind: "networks", columns: [5, 4], rows: [6, 1], note: "Five networks" },
        {
          kind: "small",
          columns: [5, 4],
          rows: [7, 1],
          note: "Copyright with the current year, credit link",
        },
      ],
    },
    pictures: [picture("courtyard")],
  },
  "footer-style-03": {
    heading: "The postcard",
    intro:
      "The newsletter is the footer. The invitation stands where a postcard has its message, the form where one writes the address, under a stamp in the skin's own colours.",
    when: "Choose it when a letter is how your visitors come back, and say honestly how often it comes.",
    holds:
      "A subscribe form that really stores and confirms, the Customer, Resources and Additional groups.",
    wireframe: {
      ground: "tint",
      blocks: [
        { kind: "ground", ground: "raised", columns: [1, 12], rows: [1, 6] },
        { kind: "type", columns: [1, 6], rows: [1, 2], note: "What subscribers get, set large" },
        { kind: "small", columns: [1, 5], rows: [5, 1], note: "What happens with the address" },
        { kind: "row", columns: [8, 3], rows: [1, 2] },
        {
          kind: "ground",
          ground: "brand",
          columns: [12, 1],
          rows: [1, 2],
          note: "A drawn stamp: brand, paper, accent",
        },
        {
          kind: "field",
          columns: [8, 5],
          rows: [4, 1],
          note: "The form: field and button under each other",
        },
        { kind: "button", columns: [8, 5], rows: [5, 1] },
        { kind: "mark", columns: [1, 2], rows: [8, 1] },
        { kind: "lines", columns: [7, 2], rows: [8, 3], note: "Three groups of links" },
        { kind: "lines", columns: [9, 2], rows: [8, 3] },
        { kind: "lines", columns: [11, 2], rows: [8, 3] },
        ...endRow(12),
      ],
    },
  },
  "footer-style-04": {
    heading: "Under the page",
    intro:
      "The page slides away and uncovers it: a night ground in both schemes and the name of the business from edge to edge, in any typeface, measured without script.",
    when: "Choose it when the name is worth a poster. Scroll down from here on a wide window to see it uncovered.",
    holds: "Mail, the Company, Customer and Additional groups, the name as the way home.",
    wireframe: {
      ground: "night",
      blocks: [
        { kind: "type", columns: [1, 4], rows: [1, 1], note: "The mail address, written out" },
        { kind: "lines", columns: [7, 2], rows: [1, 3], note: "Three groups of links" },
        { kind: "lines", columns: [9, 2], rows: [1, 3] },
        { kind: "lines", columns: [11, 2], rows: [1, 3] },
        {
          kind: "word",
          columns: [1, 12],
          rows: [5, 3],
          note: "The name, always as wide as the page. From 992 px the footer waits under the page; where motion is reduced or the window is too low it scrolls",
        },
        ...endRow(9),
      ],
    },
    pictures: [picture("architecture-stairs"), picture("architecture-arcade")],
  },
  "footer-style-05": {
    heading: "Map and door",
    intro:
      "Where, when, how to call. A drawn map runs off the page and takes the colours of the skin; the address beside it is text, large enough to read across a counter.",
    when: "Choose it for a business that people walk into. Nothing is loaded from a map service.",
    holds: "Drawn map, address, phone, mail, opening hours, the Company and Resources groups.",
    wireframe: {
      ground: "paper",
      blocks: [
        {
          kind: "map",
          columns: [7, 6],
          rows: [1, 8],
          note: "The map, off the page's edge; on top on a phone",
        },
        { kind: "mark", columns: [1, 2], rows: [1, 1], note: "Mark, linked to the front page" },
        { kind: "type", columns: [1, 4], rows: [3, 1], note: "The address, set as the headline" },
        { kind: "type", columns: [1, 3], rows: [4, 1] },
        {
          kind: "lines",
          columns: [1, 2],
          rows: [6, 2],
          note: "Phone and mail; opening hours beside them",
        },
        { kind: "lines", columns: [4, 2], rows: [6, 2] },
        { kind: "row", columns: [1, 5], rows: [9, 1], note: "Two groups in a line each" },
        { kind: "row", columns: [8, 5], rows: [9, 1] },
        ...endRow(10),
      ],
    },
  },
  "footer-style-06": {
    heading: "The strip",
    intro:
      "Six square pictures from edge to edge, one link, then a line worth remembering. Below it everything is quiet, so that the pictures keep the last word.",
    when: "Choose it when new pictures appear every week and live on a network of their own.",
    holds: "Six pictures linked to Instagram, tagline, mail, the Company and Resources groups.",
    wireframe: {
      ground: "paper",
      blocks: [
        {
          kind: "picture",
          columns: [1, 2],
          rows: [1, 3],
          note: "Six own pictures, one link to the network; two rows of three on a phone",
        },
        { kind: "picture", columns: [3, 2], rows: [1, 3] },
        { kind: "picture", columns: [5, 2], rows: [1, 3] },
        { kind: "picture", columns: [7, 2], rows: [1, 3] },
        { kind: "picture", columns: [9, 2], rows: [1, 3] },
        { kind: "picture", columns: [11, 2], rows: [1, 3] },
        { kind: "mark", columns: [1, 2], rows: [5, 1], note: "Mark, linked to the front page" },
        { kind: "type", columns: [1, 5], rows: [6, 2], note: "The tagline" },
        { kind: "small", columns: [1, 2], rows: [8, 1], note: "Mail" },
        { kind: "lines", columns: [9, 2], rows: [5, 3], note: "Two groups of links" },
        { kind: "lines", columns: [11, 2], rows: [5, 3] },
        ...endRow(9),
      ],
    },
  },
  "footer-style-07": {
    heading: "The counter",
    intro:
      "What a shop says at the till: four promises first, then the departments with one thing from each, then questions, service and the ways to pay.",
    when: "Choose it for a shop, or for anything sold by category.",
    holds:
      "Free delivery, 100 days refund, multiple payments, sustainable; four departments; the Customer and Resources groups; payment marks.",
    wireframe: {
      ground: "paper",
      blocks: [
        { kind: "ground", ground: "tint", reach: "top", columns: [1, 12], rows: [1, 2] },
        { kind: "row", columns: [1, 3], rows: [1, 1], note: "Four promises with an icon each" },
        { kind: "row", columns: [4, 3], rows: [1, 1] },
        { kind: "row", columns: [7, 3], rows: [1, 1] },
        { kind: "row", columns: [10, 3], rows: [1, 1] },
        {
          kind: "picture",
          columns: [1, 1],
          rows: [4, 1],
          note: "Departments: picture, name, arrow",
        },
        { kind: "type", columns: [2, 3], rows: [4, 1] },
        { kind: "picture", columns: [1, 1], rows: [5, 1] },
        { kind: "type", columns: [2, 4], rows: [5, 1] },
        { kind: "picture", columns: [1, 1], rows: [6, 1] },
        { kind: "type", columns: [2, 3], rows: [6, 1] },
        { kind: "picture", columns: [1, 1], rows: [7, 1] },
        { kind: "type", columns: [2, 4], rows: [7, 1] },
        { kind: "lines", columns: [8, 2], rows: [4, 3], note: "Two groups of links" },
        { kind: "lines", columns: [11, 2], rows: [4, 3] },
        { kind: "mark", columns: [8, 2], rows: [7, 1], note: "Mark, linked to the front page" },
        { kind: "networks", columns: [11, 2], rows: [7, 1], note: "Ways to pay, drawn" },
        ...endRow(9),
      ],
    },
  },
  "footer-style-08": {
    heading: "Two halves",
    intro:
      "One half speaks, one half lists. The brand's colour takes the sentence, the phone and the mail; its tint takes everything one looks up.",
    when: "Choose it when most visitors should call or write, and the rest must still find their way.",
    holds:
      "Invitation, phone, mail; mark, networks, the Company and Customer groups, address, copyright.",
    wireframe: {
      ground: "tint",
      blocks: [
        { kind: "ground", ground: "brand", reach: "full", columns: [1, 6], rows: [1, 8] },
        {
          kind: "type",
          ground: "brand",
          columns: [1, 5],
          rows: [1, 3],
          note: "The sentence, in display size",
        },
        { kind: "small", ground: "brand", columns: [1, 3], rows: [7, 1], note: "Phone and mail" },
        { kind: "small", ground: "brand", columns: [1, 4], rows: [8, 1] },
        { kind: "mark", columns: [7, 2], rows: [1, 1], note: "Mark, linked to the front page" },
        { kind: "networks", columns: [10, 3], rows: [1, 1], note: "Five networks" },
        {
          kind: "lines",
          columns: [7, 2],
          rows: [4, 3],
          note: "Two groups of links and the address",
        },
        { kind: "lines", columns: [9, 2], rows: [4, 3] },
        { kind: "lines", columns: [11, 2], rows: [4, 3] },
        {
          kind: "small",
          columns: [7, 4],
          rows: [8, 1],
          note: "Copyright with the current year, credit link",
        },
      ],
    },
    pictures: [picture("studio-armchair")],
  },
  "footer-style-09": {
    heading: "One line",
    intro:
      "A rule, and under it one line: mark, four links, small print, networks. The lowest footer of the twelve, and the one that gives the page the most room.",
    when: "Choose it for a single page, an event or a lookbook, where nobody comes to the footer to read.",
    holds: "Mark, the Customer group, copyright, networks.",
    wireframe: {
      ground: "paper",
      blocks: [
        { kind: "mark", columns: [1, 2], rows: [1, 1], note: "Mark, linked to the front page" },
        { kind: "row", columns: [4, 4], rows: [1, 1], note: "The Customer group in a line" },
        {
          kind: "small",
          columns: [8, 2],
          rows: [1, 1],
          note: "Copyright with the current year, credit link",
        },
        {
          kind: "networks",
          columns: [10, 3],
          rows: [1, 1],
          note: "Five networks. Two lines under 1200 px, a short stack on a phone",
        },
      ],
    },
    pictures: [picture("studio-sea")],
  },
  "footer-style-10": {
    heading: "The last page",
    intro:
      "Built like the back page of a paper: nameplate between two rules, an index of subjects in the display face, then the columns of the imprint.",
    when: "Choose it for a magazine or a blog whose readers move by subject.",
    holds: "Tagline, name, mail, six subjects, the Additional and Resources groups, address.",
    wireframe: {
      ground: "paper",
      blocks: [
        { kind: "rule", columns: [1, 12], rows: [1, 1] },
        { kind: "small", columns: [1, 3], rows: [2, 1], note: "Tagline" },
        {
          kind: "word",
          columns: [4, 6],
          rows: [2, 2],
          note: "The name as a nameplate, linked to the front page",
        },
        { kind: "small", columns: [11, 2], rows: [2, 1], note: "Mail" },
        { kind: "rule", columns: [1, 12], rows: [4, 1] },
        {
          kind: "type",
          columns: [1, 2],
          rows: [5, 1],
          note: "Six subjects, each to its list of posts",
        },
        { kind: "type", columns: [4, 2], rows: [5, 1] },
        { kind: "type", columns: [1, 2], rows: [6, 1] },
        { kind: "type", columns: [4, 2], rows: [6, 1] },
        { kind: "type", columns: [1, 2], rows: [7, 1] },
        { kind: "type", columns: [4, 2], rows: [7, 1] },
        {
          kind: "lines",
          columns: [7, 2],
          rows: [5, 3],
          note: "Two groups and the imprint, with column rules",
        },
        { kind: "lines", columns: [9, 2], rows: [5, 3] },
        { kind: "lines", columns: [11, 2], rows: [5, 3] },
        ...endRow(8),
      ],
    },
  },
  "footer-style-11": {
    heading: "The last word",
    intro:
      "The page ends on a question to the visitor. One sentence on the brand's colour, one large button that sits on the seam, and the rest of the footer below it.",
    when: "Choose it when the page sells a conversation and has no closing band of its own.",
    holds: "Invitation, one action, phone, mail, the Company, Customer and Resources groups.",
    wireframe: {
      ground: "sunken",
      blocks: [
        { kind: "ground", ground: "brand", reach: "top", columns: [1, 12], rows: [1, 5] },
        {
          kind: "type",
          ground: "brand",
          columns: [1, 7],
          rows: [1, 2],
          note: "The sentence, in display size",
        },
        { kind: "type", ground: "brand", columns: [1, 5], rows: [3, 1] },
        {
          kind: "button",
          columns: [11, 2],
          rows: [4, 3],
          note: "One action in the accent, across the seam",
        },
        { kind: "mark", columns: [1, 2], rows: [7, 1], note: "Mark, phone and mail" },
        { kind: "lines", columns: [1, 2], rows: [8, 2] },
        { kind: "lines", columns: [4, 2], rows: [7, 3], note: "Three groups of links" },
        { kind: "lines", columns: [6, 2], rows: [7, 3] },
        { kind: "lines", columns: [8, 2], rows: [7, 3] },
        ...endRow(10),
      ],
    },
    pictures: [picture("restaurant-table")],
  },
  "footer-style-12": {
    heading: "Stacked type",
    intro:
      "Four links as large as a poster, one above the other, on the skin's accent. There is no picture and no pitch: the menu is the picture.",
    when: "Choose it when a site has four places to go and a typeface that deserves the room.",
    holds:
      "The Company group as display type, the Additional group in a line, networks, copyright.",
    wireframe: {
      ground: "accent",
      blocks: [
        { kind: "mark", columns: [1, 2], rows: [1, 1], note: "Mark, linked to the front page" },
        { kind: "row", columns: [8, 5], rows: [1, 1], note: "The Additional group in a line" },
        { kind: "rule", columns: [1, 12], rows: [2, 1] },
        {
          kind: "type",
          columns: [1, 6],
          rows: [3, 2],
          note: "The Company group, a link a line, each as wide as the page to press",
        },
        { kind: "type", columns: [1, 8], rows: [5, 2] },
        { kind: "type", columns: [1, 6], rows: [7, 2] },
        { kind: "type", columns: [1, 5], rows: [9, 2] },
        {
          kind: "small",
          columns: [1, 4],
          rows: [11, 1],
          note: "Copyright with the current year, credit link",
        },
        { kind: "networks", columns: [10, 3], rows: [11, 1], note: "Five networks" },
      ],
    },
    pictures: [picture("architecture-house")],
  },
};

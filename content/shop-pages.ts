import type { PictureName } from "./media.ts";

/** What the shop's own pages say of its goods: names of articles, departments and what is new stand here and nowhere in code. */

interface PageWords {
  /** `<title>`, without the site's name. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
}

export const shopPages = {
  wide: {
    title: "Shop: bags, coats, chairs and what goes with them",
    description:
      "Everything in the shop, four in a row: filter by category, price, colour, size and stock, sort, and share the list by its address.",
    heading: "Everything in the shop",
    note: "Bags, coats, chairs, and what goes with them",
  },
  filtersFirst: {
    title: "Bought once, worn for years: the shop with filters in sight",
    description:
      "The shop as a boutique shows it: filters by category, price, colour and size at the start of the line, the products in three columns.",
    heading: "Bought once, worn for years",
    intro:
      "Things that we know by their makers. Choose by colour, size or price, and the list follows.",
  },
  filtersLast: {
    title: "New things first: the shop with filters at the end",
    description:
      "The shop for those who rather look than search: the newest products first, filters by category, price, colour and size at the end.",
    heading: "New things first",
    note: "What came in last stands first",
  },
  categories: {
    title: "Four doors: men, women, accessories, collections",
    description:
      "The shop by its departments: four doors, how many products stand behind each, and what came in last, with prices.",
    lines: ["Four doors"],
    intro: "Every product stands behind one of them, some behind two. The number says how many.",
  },
} as const satisfies Record<string, PageWords & Record<string, string | readonly string[]>>;

/** The featured article (`FEATURED_PRODUCT` in `addresses.ts`): what the shop wants to be known by. */
export const featuredProduct = {
  slug: "belted-coat",
  title: "Belted wool coat, two colours, five sizes",
  description:
    "A coat that closes with a knot instead of a row of buttons: pictures, colours, sizes, what it is made of, and how to put it into the cart.",
} as const satisfies PageWords & { slug: string };

/** An article told large among the others of the list. */
interface ShopWindow {
  slug: string;
  heading: string;
  /** Of the link to it. */
  label: string;
  picture: PictureName;
}

/** Null: the list goes without. */
export const shopWindow: ShopWindow | null = {
  slug: "top-handle-bag",
  heading: "One hide, one clasp, no second grain like it",
  label: "The top-handle bag",
  picture: "studio-fashion",
};

import type { StockLevels } from "#shared/shop/api.ts";
import { SHOP } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { ColourId } from "#content/products/options.ts";
import { advantages } from "#app/features/shop/advantages.server.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { trade } from "#app/features/shop/trade.server.ts";
import { business } from "./business.tsx";
import { becomes, departments, reduced, worn } from "./catalogue.server.ts";
import type { CutPiece } from "./bands/cutting-table/cutting-table.tsx";
import type { Look } from "./bands/lookbook/lookbook.tsx";
import type { WeeklyMoment } from "./weekly.ts";

/** The copy of Edda, a clothes shop in Antwerp. The goods are the template's own shop; the house is invented. */
const hero = {
  word: "Onward",
  lead: "Clothes for people who walk fast.",
  note: "Coats, bags and trainers from Antwerp. Shop a look. Keep up.",
  action: { label: "See the looks", href: "#looks" },
  more: { label: "See what’s new", href: "#new" },
};

const rooms = {
  heading: "Shop by department",
  departments: departments({
    women: "handbag",
    accessories: "umbrella",
    men: "shirt-folded",
    collections: "perfume-bottle",
  }),
};

const arrivals = {
  heading: "New in",
  intro: "Newest first. Walk round the block, come back: there’ll be something else on top.",
};

const cloth = {
  heading: "The cloth, up close",
  intro: "Shears down. Count the threads, then go and put something on.",
  pieces: [
    {
      cut: "scarf",
      cloth: "Check",
      make: "Lambswool, 280 g/m², woven in Hawick",
      article: becomes("checked-scarf"),
    },
    {
      cut: "coat",
      cloth: "Herringbone",
      make: "90% wool, 540 g/m², woven in Biella",
      article: becomes("belted-coat"),
    },
    {
      cut: "sleeve",
      cloth: "Rib",
      make: "Lambswool, seven gauge, knitted in Ghent",
      article: becomes("lambswool-jumper"),
    },
    {
      cut: "bag",
      cloth: "Hide",
      make: "Vegetable-tanned cowhide, 1.8 mm, from Santa Croce",
      article: becomes("top-handle-bag"),
    },
  ] satisfies CutPiece[],
};

interface LookEntry extends Omit<Look, "articles" | "total"> {
  pieces: readonly { slug: string; colour: ColourId }[];
}

const lookbook = {
  heading: "Shop the looks",
  label: "Looks",
  looks: [
    {
      title: "The coat walks",
      text: "We booked a model. The coat left first. Biella wool, closed with a knot, hangs straight in a wind.",
      picture: picture("fashion-shop-walk"),
      pieces: [
        { slug: "belted-coat", colour: "slate" },
        { slug: "top-handle-bag", colour: "forest" },
        { slug: "wide-brim-hat", colour: "natural" },
        { slug: "court-trainer", colour: "sage" },
      ],
    },
    {
      title: "The bag looks back",
      text: "Keys in, diary in, shades on. One hide, one brass clasp, and no comment for the photographers.",
      picture: picture("fashion-shop-bag"),
      pieces: [
        { slug: "top-handle-bag", colour: "forest" },
        { slug: "square-sunglasses", colour: "brown" },
        { slug: "round-watch", colour: "black" },
      ],
    },
    {
      title: "The umbrella leaves",
      text: "Eight ribs that bend in a gust and spring back. Hold on as tight as the scarf does.",
      picture: picture("fashion-shop-wind"),
      pieces: [
        { slug: "city-umbrella", colour: "navy" },
        { slug: "checked-scarf", colour: "brick" },
      ],
    },
    {
      title: "The jumpers stay",
      text: "Lambswool, seven high, not moving until it’s properly cold. Take the cap and go.",
      picture: picture("fashion-shop-pile"),
      pieces: [
        { slug: "lambswool-jumper", colour: "ecru" },
        { slug: "five-panel-cap", colour: "blue" },
        { slug: "bridle-belt", colour: "brown" },
      ],
    },
  ] satisfies LookEntry[],
};

/** The lookbook with its articles as they are in stock. */
export function stockedLooks(levels: StockLevels | null): Look[] {
  return lookbook.looks.map(({ pieces, ...look }) => ({ ...look, ...worn(pieces, levels) }));
}

/** When the list of what is reduced is written anew. */
const rewritten: WeeklyMoment = { weekday: 0, time: "22:00", timeZone: "Europe/Brussels" };
const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const sale = {
  heading: "Sale. Run.",
  rule: `New list every ${weekdays[rewritten.weekday]} at ${rewritten.time}. Some prices stay down, some go straight back up.`,
  moment: rewritten,
  timer: {
    label: "Time until prices change",
    finished: "New prices on their way.",
  },
  articles: [
    reduced("belted-coat", "Last winter’s cloth. Winter can’t tell."),
    reduced("court-trainer", "Between seasons. Lace up."),
    reduced("square-sunglasses", "It’s raining. They’ll wait."),
    reduced("wide-brim-hat", "Also not for rain."),
  ],
  more: {
    label: "The whole shop, cheapest first",
    href: `${SHOP}?sort=price-up`,
  },
};

/** The terms of the shop: they are written once, in `content/shop.ts`. */
const terms = {
  label: "Delivery, returns, payment",
  facts: advantages.map(({ title, text }) => ({ term: title, detail: text })),
};

const letter = {
  lines: ["Get our letter.", "Read it on the tram."],
  text: "Six a year: what’s new, what’s nearly gone and one thing to mend at home. Unsubscribe in one click.",
  profile: { label: "Or\u00a0follow\u00a0@edda.walks", href: business.social[0]!.href },
};

const told = forMachines(business, { type: "ClothingStore", ...trade });

/** The words of the page, by section; the looks come with their stock (`stockedLooks`). */
export const content = {
  hero,
  rooms,
  arrivals,
  cloth,
  lookbook: { heading: lookbook.heading, label: lookbook.label },
  sale,
  terms,
  letter,
  business: told,
};

import { postById } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import { advantages } from "#app/features/shop/advantages.server.ts";
import { shop } from "#content/shop.ts";
import { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { trade } from "#app/features/shop/trade.server.ts";
import type { MaterialSample } from "./bands/material-samples/material-samples.tsx";
import { business } from "./business.tsx";
import { article, group, HOME_DEPARTMENT, seen } from "./catalogue.server.ts";

/** The copy of Kvist, the furniture home. The shop it sells from is the template's own; the workshop is invented. */
const hero = {
  heading: "For dinners of five hours",
  lead: "Kvist makes this armchair in oak and four wools. One steamed rail forms the back and both arms.",
  drawingLabel: "Show dimensions",
};

const index = {
  heading: "Catalogue",
  intro:
    "We used everything here for a year before we sold it: sat in it, ate from it, read beside it. What held up is listed.",
  groups: [
    group("Seat", "seat", ["curved-armchair"]),
    group("Light", "light", ["hourglass-lamp", "evening-candle"]),
    group("Table", "table", ["supper-set", "three-mugs"]),
    group("Cloth", "cloth", ["striped-throw"]),
    group("Shelf", "shelf", ["two-handled-vase", "two-notebooks"]),
  ],
};

const spread = {
  heading: "Small goods and gifts",
  intro: "All of it fits on a bicycle. The armchair comes by van, in one piece.",
  all: {
    label: "The whole catalogue",
    href: HOME_DEPARTMENT,
  },
};

const room = {
  heading: "A kitchen in Aarhus",
  intro:
    "Five of our armchairs around a table, from six in the evening until eleven. Each number opens a product from the catalogue.",
  pictures: {
    day: picture("furniture-shop-kitchen-day"),
    night: picture("furniture-shop-kitchen-night"),
  },
  articles: [
    seen("curved-armchair", {
      x: 67,
      y: 75,
      note: "In honey, at the corner. The arms stop short, so it slides under the table as far as its legs.",
    }),
    seen("supper-set", {
      x: 50,
      y: 75.6,
      note: "The 27 cm plate. Green glaze on the rim and underneath, so you see most of it when you wash up.",
    }),
    seen("hourglass-lamp", {
      x: 64.8,
      y: 41,
      note: "In terracotta. The linen shade lights the table, not the guests.",
    }),
    seen("evening-candle", {
      x: 51.8,
      y: 57.4,
      note: "Burns for about forty-five hours: nine dinners.",
    }),
    seen("two-handled-vase", {
      x: 39.4,
      y: 44.6,
      note: "Glazed inside only. Fill it to the handles and wipe the foot.",
    }),
  ],
  hours: [
    { time: "18:00", text: "Table laid, lamp on" },
    { time: "19:00", text: "Soup, bread, second helping" },
    { time: "20:00", text: "Fish served, second bottle" },
    { time: "21:00", text: "Plates stacked, cake cut" },
    { time: "22:00", text: "Coffee made, elbows on the arms" },
    { time: "23:00", text: "Guests reminded of the last bus" },
  ],
};

const materials = {
  heading: "Materials and care",
  intro: "Under a magnifying glass: how each wears, and what it needs.",
  samples: [
    {
      grain: "oak",
      name: "Oak",
      times: 20,
      text: "Felled in winter, dried for two years, bent in steam for forty minutes. Darkens to honey in daylight.",
      care: careOf("curved-armchair"),
    },
    {
      grain: "knit",
      name: "Wool, knitted",
      times: 12,
      text: "Spun from old jumpers. Look closely and the rust turns out to be eleven colours, mixed.",
      care: careOf("striped-throw"),
    },
    {
      grain: "woven",
      name: "Wool, woven",
      times: 16,
      text: "Dyed before spinning, so a worn seat fades evenly. Undo four screws and the cover comes off.",
      care: "Spare covers are sold singly for at least ten years.",
    },
    {
      grain: "stone",
      name: "Stoneware",
      times: 8,
      text: "Fired at 1,240 degrees by two people in Alentejo. The clay is the same all through, so a chip hardly shows.",
      care: careOf("three-mugs"),
    },
  ] satisfies MaterialSample[],
};

/** The terms of the shop, its days of return first where it has some: they are written once, in `content/shop.ts`. */
const first = advantages.find(({ id }) => id === "returns") ?? advantages[0];
const promise = first && {
  days: shop.returnDays,
  heading: first.title,
  text: first.text,
  others: advantages.filter((advantage) => advantage !== first),
};

const journal = {
  heading: "Journal",
  intro: "A colour left out, a repair signed, a cloth counted\u00a0in\u00a0days.",
  articles: [10, 11, 12].map((id) => {
    const post = postById(id);
    if (!post) throw new Error(`The furniture home shows post ${id}, which does not exist.`);
    return listedArticle(post);
  }),
};

const letterText = "Six letters a year, with a page from the workshop. Unsubscribe with one click.";

/** What the letter is promised for: the cloth that is sold out, while one is. */
export function letter(cloth: { label: string } | null) {
  return cloth
    ? {
        heading: `Find out when the armchair is back in ${cloth.label}`,
        text: `${cloth.label} is sold out; the letter says when it is in stock again. ${letterText}`,
      }
    : { heading: "Find out what we make next", text: letterText };
}

const told = forMachines(business, { type: "FurnitureStore", ...trade });

/** The words of the page, by section. */
export const content = {
  hero,
  index,
  spread,
  room,
  materials,
  promise,
  journal,
  business: told,
};

/** What an article's own page says of its care. */
function careOf(slug: string): string {
  return article(slug).care ?? "";
}

import { postById } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import { advantages } from "#app/features/shop/advantages.server.ts";
import { shop } from "#content/shop.ts";
import { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import type { MaterialSample } from "./bands/material-samples/material-samples.tsx";
import { business } from "./business.tsx";
import { article, departments, group, seen } from "./catalogue.server.ts";

/** The copy of Kvist, the furniture home. The shop it sells from is the template's own; the workshop is invented. */
const hero = {
  heading: "For dinners of five hours",
  lead: "One steamed rail of oak makes back and arms, so there is no joint where a hand rests.",
  drawingLabel: "Drawing with measures",
};

const index = {
  heading: "Eight things for a home",
  intro:
    "A small catalogue is a promise: we have sat in it, eaten from it or read beside it for a year before it got a page.",
  groups: [
    group("Seat", ["curved-armchair"]),
    group("Light", ["hourglass-lamp", "evening-candle"]),
    group("Table", ["supper-set", "three-mugs"]),
    group("Cloth", ["striped-throw"]),
    group("Shelf", ["two-handled-vase", "two-notebooks"]),
  ],
  departments: { label: "All departments of the shop", links: departments },
};

const spread = {
  heading: "What people carry home",
  intro: "Small enough for a bicycle, all of it. The chair comes by van, in one piece.",
  all: {
    label: "The whole catalogue",
    href: departments[0]!.href,
  },
};

const room = {
  heading: "Ten past four, still at the table",
  intro:
    "A kitchen in Aarhus that bought eight chairs and had them covered in its own velvet. What carries a number is ours; the rest you will have to ask them for.",
  wide: {
    picture: picture("interior-dining"),
    articles: [
      seen("curved-armchair", {
        x: 79.5,
        y: 69,
        note: "Here in plum velvet, sewn for this room, its oak oiled dark. The shop has it in pale oak and four wools.",
      }),
      seen("supper-set", {
        x: 58.8,
        y: 60.4,
        note: "The large plate. The green glaze is on the rim and underneath, where you find it when you wash up.",
      }),
    ],
  },
  tall: {
    picture: picture("interior-living"),
    articles: [
      seen("hourglass-lamp", {
        x: 53.4,
        y: 50.5,
        note: "In a brass glaze that stayed a trial: this is the only one. In the shop it is terracotta.",
      }),
    ],
  },
};

const materials = {
  heading: "What time does to it",
  intro:
    "Hold a sample for a minute and you know more than from a page of adjectives. These are four of ours, close to.",
  samples: [
    {
      name: "Oak",
      text: "Felled in winter, dried for two years, bent in steam for forty minutes. Light draws it towards honey.",
      care: careOf("curved-armchair"),
      picture: picture("candle"),
      focus: "88% 75%",
      zoom: 4,
    },
    {
      name: "Wool, knitted",
      text: "Spun from old jumpers. Look closely: the rust is eleven colours that happened to be there.",
      care: careOf("striped-throw"),
      picture: picture("throw-blanket"),
      focus: "36% 58%",
      zoom: 2.9,
    },
    {
      name: "Wool, woven",
      text: "Dyed before it is spun, so that a worn arm fades evenly. Four screws, and the cover is off.",
      care: "Covers are sold singly, for ten years at least.",
      picture: picture("furniture-chair-forest"),
      focus: "45% 46%",
      zoom: 4,
    },
    {
      name: "Stoneware",
      text: "Fired at 1,240 degrees by two people in Alentejo. Chips are rare, and honest: it is the same all through.",
      care: careOf("three-mugs"),
      picture: picture("mug-set"),
      focus: "25% 38%",
      zoom: 2.8,
    },
  ] satisfies MaterialSample[],
};

/** The terms of the shop, its days of return first: they are written once, in `content/shop.ts`. */
const refund = advantages.find(({ title }) => title.startsWith(String(shop.returnDays)))!;
const promise = {
  figure: String(shop.returnDays),
  heading: refund.title.slice(String(shop.returnDays).length).trim(),
  text: refund.text,
  others: advantages.filter((advantage) => advantage !== refund),
};

const journal = {
  heading: "Read beside the lamp",
  intro: "Three pieces about making, mending and leaving a colour out.",
  articles: [10, 12, 11].map((id) => {
    const post = postById(id);
    if (!post) throw new Error(`The furniture home shows post ${id}, which does not exist.`);
    return listedArticle(post);
  }),
};

const letter = {
  heading: "Slate is sold out. The letter says when it is not.",
  text: "Six letters a year: what came in, what is nearly gone, and one page from the workshop. A click takes you off the list again.",
  picture: picture("furniture-chair-slate"),
};

/** For search engines: the shop and what it takes back. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "FurnitureStore",
  name: business.name,
  description: hero.lead,
  email: business.email,
  currenciesAccepted: shop.currency,
  hasMerchantReturnPolicy: {
    "@type": "MerchantReturnPolicy",
    applicableCountry: shop.countries,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: shop.returnDays,
  },
};

/** The words of the page, by section. */
export const content = {
  hero,
  index,
  spread,
  room,
  materials,
  promise,
  journal,
  letter,
  business: organisation,
};

/** What an article's own page says of its care. */
function careOf(slug: string): string {
  return article(slug).care ?? "";
}

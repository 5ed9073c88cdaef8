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
  lead: "Kvist makes this armchair in oak and four wools. One steamed rail forms the back and both arms.",
  drawingLabel: "Show dimensions",
};

const index = {
  heading: "Catalogue",
  intro:
    "We used everything here for a year before we sold it: sat in it, ate from it, read beside it. What held up is listed.",
  groups: [
    group("Seat", ["curved-armchair"]),
    group("Light", ["hourglass-lamp", "evening-candle"]),
    group("Table", ["supper-set", "three-mugs"]),
    group("Cloth", ["striped-throw"]),
    group("Shelf", ["two-handled-vase", "two-notebooks"]),
  ],
  departments: { label: "All departments", links: departments },
};

const spread = {
  heading: "Small goods and gifts",
  intro: "All of it fits on a bicycle. The armchair comes by van, in one piece.",
  all: {
    label: "The whole catalogue",
    href: departments[0]!.href,
  },
};

const room = {
  heading: "In our customers’ rooms",
  intro:
    "A kitchen in Aarhus with eight of our armchairs, covered in velvet of its own. Each number opens a product from the catalogue; nothing else in the room is for sale.",
  wide: {
    picture: picture("interior-dining"),
    articles: [
      seen("curved-armchair", {
        x: 79.5,
        y: 69,
        note: "Shown in plum velvet, sewn for this room, with the oak oiled dark. We sell it in pale oak and four wools.",
      }),
      seen("supper-set", {
        x: 58.8,
        y: 60.4,
        note: "The 27 cm plate. Green glaze on the rim and underneath, so you see most of it when you wash up.",
      }),
    ],
  },
  tall: {
    picture: picture("interior-living"),
    articles: [
      seen("hourglass-lamp", {
        x: 53.4,
        y: 50.5,
        note: "Shown in a brass glaze we tried once and did not repeat. We sell it in terracotta.",
      }),
    ],
  },
};

const materials = {
  heading: "Materials and care",
  intro:
    "What each piece is made of, how it wears and what to do for it. Four materials, shown close up.",
  samples: [
    {
      name: "Oak",
      text: "Felled in winter, dried for two years, bent in steam for forty minutes. Darkens to honey in daylight.",
      care: careOf("curved-armchair"),
      picture: picture("candle"),
      focus: "88% 75%",
      zoom: 4,
    },
    {
      name: "Wool, knitted",
      text: "Spun from old jumpers. Look closely and the rust turns out to be eleven colours, mixed.",
      care: careOf("striped-throw"),
      picture: picture("throw-blanket"),
      focus: "36% 58%",
      zoom: 2.9,
    },
    {
      name: "Wool, woven",
      text: "Dyed before spinning, so a worn seat fades evenly. Undo four screws and the cover comes off.",
      care: "Spare covers are sold singly for at least ten years.",
      picture: picture("furniture-chair-forest"),
      focus: "45% 46%",
      zoom: 4,
    },
    {
      name: "Stoneware",
      text: "Fired at 1,240 degrees by two people in Alentejo. The clay is the same all through, so a chip hardly shows.",
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
  heading: "Journal",
  intro: "Three pieces about making, mending and leaving a colour out.",
  articles: [10, 12, 11].map((id) => {
    const post = postById(id);
    if (!post) throw new Error(`The furniture home shows post ${id}, which does not exist.`);
    return listedArticle(post);
  }),
};

const letter = {
  heading: "Find out when slate is back",
  text: "Slate is sold out; the letter says when it is in stock again. Six letters a year, with a page from the workshop. Unsubscribe with one click.",
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

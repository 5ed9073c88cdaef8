import type { StockLevels } from "#shared/shop/api.ts";
import { BLOG, SHOP } from "#content/addresses.ts";
import { postById } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import { catalogueSearch } from "#app/features/shop/catalogue/catalogue-filter.ts";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { HOME, homeArticles, latest, line, tagged, variantsOf } from "./catalogue.server.ts";
import { business } from "./business.tsx";
import type { HourOfLight } from "./bands/hours-of-light/hours-of-light.tsx";
import type { TrayMaterial } from "./bands/material-tray/material-tray.tsx";

/** The weeks in which the sun does not rise over Tromsø. The house is invented, they are not. */
const polarNight = { from: dayOf("2026-11-27"), to: dayOf("2027-01-15") };

const hero = {
  heading: "Fewer things, better light",
  lead: `Oda is a shop in Tromsø, where the sun stays away from ${polarNight.from} to ${polarNight.to}. One learns what deserves the window.`,
  note: "What wears a tag is for sale. The sideboard, the print and the rug live here.",
  picture: picture("decor-room"),
  articles: [
    tagged("CHAIR-OCHRE", "curved-armchair", { x: 58.8, y: 61.7 }),
    tagged("VASE-TERRACOTTA", "two-handled-vase", { x: 66.3, y: 50 }),
    tagged("LAMP-TERRACOTTA", "hourglass-lamp", { x: 82.6, y: 47.3 }),
  ],
};

const light = {
  heading: "Sorted by the light you have",
  intro:
    "Other shops sort by room. Ours has one room and one window, so we ask when you need a thing, not where.",
  all: {
    label: `All ${homeArticles} things for the home`,
    href: `${SHOP}${catalogueSearch({ category: HOME })}`,
  },
  hours: [
    {
      name: "First grey",
      text: "Coffee comes before the sun does, and has to be found by touch.",
      picture: picture("mug-set"),
      articles: [line("three-mugs"), line("supper-set")],
    },
    {
      name: "Full sun",
      text: "Low, long, and straight through the room. Give it something with an outline.",
      picture: picture("vase"),
      articles: [line("two-handled-vase"), line("curved-armchair")],
    },
    {
      name: "Blue hour",
      text: "It lasts three here. Nobody gets up to switch anything on.",
      picture: picture("throw-blanket-sage"),
      articles: [line("striped-throw"), line("two-notebooks")],
    },
    {
      name: "Dark",
      text: "Two small lights, both below the eye. Never the ceiling.",
      picture: picture("table-lamp"),
      articles: [line("hourglass-lamp"), line("evening-candle")],
    },
  ] satisfies HourOfLight[],
};

const shelf = {
  heading: "Everything on this shelf is for sale. The shelf is not.",
  intro: "We put it up ourselves and it holds, which is more than we dared to promise anybody.",
  choiceLabel: "Products on the shelf",
  picture: picture("decor-shelf"),
  articles: [
    tagged("MUGS-ASSORTED", "three-mugs", { x: 41, y: 31 }),
    tagged("PLATES-ASSORTED", "supper-set", { x: 88, y: 33.6 }),
    tagged("THROW-SAGE", "striped-throw", { x: 9.5, y: 70 }),
    tagged("NOTES-ASSORTED", "two-notebooks", { x: 45.5, y: 64.5 }),
    tagged("CANDLE-ECRU", "evening-candle", { x: 80.5, y: 69 }),
  ],
};

const news = {
  heading: "New, which here means this year",
  intro:
    "A thing comes in when it has stood in our window through one winter. Most do not come in.",
  ...latest(),
};

const materials = {
  heading: "Six materials, and what they do with light",
  intro: "The drawer under our counter. In the shop you may take a piece of each to the door.",
  picture: picture("decor-materials"),
  materials: [
    {
      name: "Oak, oiled",
      text: "Takes the low sun and gives it back as honey, after about ten years.",
      article: line("curved-armchair"),
    },
    {
      name: "Terracotta",
      text: "Drinks it. Nothing on it shines, so the outline does the work.",
      article: line("two-handled-vase"),
    },
    {
      name: "Wool, knitted",
      text: "Every stitch has a shadow. It looks warm before it is.",
      article: line("striped-throw"),
    },
    {
      name: "Stoneware, glazed",
      text: "Three glazes, three small windows: each mirrors whatever you face.",
      article: line("three-mugs"),
    },
    {
      name: "Wool, woven",
      text: "The ochre is the same at noon and under a bulb. The slate never is.",
      article: line("curved-armchair"),
    },
    {
      name: "Rapeseed wax",
      text: "Lets it in as deep as a finger, and keeps it there.",
      article: line("evening-candle"),
    },
  ] satisfies TrayMaterial[],
};

const journal = {
  heading: "For the weeks indoors",
  intro: "Four pieces about leaving room, each about a pot of coffee long.",
  archive: { label: "The whole journal", href: BLOG },
  posts: [16, 25, 4, 30]
    .map((id) => {
      const post = postById(id);
      if (!post) throw new Error(`The decor home shows post ${id}, which does not exist.`);
      return { ...listedPost(post), wordCount: post.wordCount };
    })
    .toSorted((a, b) => b.wordCount - a.wordCount),
};

const feed = {
  heading: "The same window, most days",
  pictures: [
    picture("decor-corner"),
    picture("notebook-set-detail"),
    picture("throw-blanket-sage-detail"),
    picture("furniture-chair-slate"),
    picture("vase-detail"),
    picture("mug-set-detail"),
    picture("table-lamp-detail"),
    picture("plate-set-detail"),
  ],
  profile: {
    handle: "@oda.home",
    href: business.social[0]!.href,
  },
};

const letter = {
  heading: "A letter when the sun is back",
  text: `And five more a year. The one of ${polarNight.to} is the shortest: it says that it is light again, and what came in meanwhile.`,
};

/** For search engines: the shop and what it takes back. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "HomeGoodsStore",
  name: business.name,
  description: hero.lead,
  email: business.email,
  telephone: business.phone.display,
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
  light,
  shelf,
  news,
  materials,
  journal,
  feed,
  letter,
  business: organisation,
};

/** What the shelf sells at this moment. */
export function shelfStock(levels: StockLevels | null) {
  return { variants: variantsOf(shelf.articles, levels) };
}

/** `2026-11-27` as "27 November": the same every year. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat(site.locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(date));
}

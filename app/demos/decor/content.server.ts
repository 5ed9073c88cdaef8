import type { StockLevels } from "#shared/shop/api.ts";
import { BLOG, SHOP } from "#content/addresses.ts";
import { postById } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import { catalogueSearch } from "#app/features/shop/catalogue/catalogue-filter.ts";
import { site } from "#content/site.ts";
import * as words from "#app/features/blog/words.ts";
import { counted } from "#shared/counted.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { trade } from "#app/features/shop/trade.server.ts";
import { hoursOfDaylight } from "./daylight.ts";
import { HOME, homeArticles, latest, line, tagged, variantsOf } from "./catalogue.server.ts";
import { business } from "./business.tsx";
import type { HourOfLight } from "./bands/hours-of-light/hours-of-light.tsx";
import type { TrayMaterial } from "./bands/material-tray/material-tray.tsx";

/** The weeks in which the sun does not rise over Tromsø. The house is invented, they are not. */
const polarNight = { from: dayOf("2026-11-27"), to: dayOf("2027-01-15") };

/** The shop, with what is for the home. */
const homeShop = `${SHOP}${catalogueSearch({ category: HOME })}`;

const hero = {
  heading: "Fewer things, better light",
  lead: `Oda is a homeware shop in Tromsø: lamps, wool and stoneware to see you through from ${polarNight.from} to ${polarNight.to}, while the sun is away.`,
  action: { label: `Shop all ${homeArticles} things`, href: homeShop },
  note: "Pick a tag to shop. The sideboard, the print and the rug are ours and stay put.",
  picture: picture("decor-room"),
  articles: [
    tagged("CHAIR-OCHRE", "curved-armchair", { x: 55.3, y: 60.5 }),
    tagged("VASE-TERRACOTTA", "two-handled-vase", { x: 66.3, y: 50 }),
    tagged("LAMP-TERRACOTTA", "hourglass-lamp", { x: 82.6, y: 47.3 }),
  ],
};

const light = {
  heading: "Shop by the light you have",
  intro:
    "The shop is one room with one window, so we lay things out by the hour you want them, from first coffee to bedtime.",
  all: {
    label: `All ${homeArticles} things for the home`,
    href: homeShop,
  },
  hours: [
    {
      name: "First light",
      text: "Coffee comes before the sun does, so keep the mugs within easy reach.",
      picture: picture("mug-set"),
      articles: [line("three-mugs"), line("supper-set")],
    },
    {
      name: "Full sun",
      text: "It comes in low and crosses the whole room, and a good round shape loves it.",
      picture: picture("vase"),
      articles: [line("two-handled-vase"), line("curved-armchair")],
    },
    {
      name: "Blue hour",
      text: "It lasts three hours here, so have a throw ready on the sofa.",
      picture: picture("throw-blanket-sage"),
      articles: [line("striped-throw"), line("two-notebooks")],
    },
    {
      name: "Dark",
      text: "A lamp and a candle, both set low, will do for the evening.",
      picture: picture("table-lamp"),
      articles: [line("hourglass-lamp"), line("evening-candle")],
    },
  ] satisfies HourOfLight[],
};

const shelf = {
  heading: "Shop the shelf",
  intro:
    "It is all for sale but the boards: we put those up ourselves, and are rather proud they hold.",
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
  heading: "Latest in the shop",
  intro:
    "Each piece hangs from the day it came in, so you can see how much light it arrived by. We keep one of each in our own window first.",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"],
  curve: Array.from({ length: 184 }, (_, step) => hoursOfDaylight(step * 2)),
  note: `Hours of daylight in Tromsø through the year: none from ${polarNight.from} to ${polarNight.to}, all day and night from late May to late July.`,
  arrivals: latest((hours) =>
    hours === 24 ? "sun up all night" : `${Math.round(hours)} hours of light`,
  ),
};

const materials = {
  heading: "How our materials take the light",
  intro:
    "The drawer under our counter. Do ask for it, and carry a sample to the door to see it properly.",
  picture: picture("decor-materials"),
  materials: [
    {
      name: "Oak, oiled",
      text: "Pale when you bring it home, and the colour of honey after about ten years.",
      article: line("curved-armchair"),
    },
    {
      name: "Terracotta",
      text: "Matt and soft to look at, so you notice the shape before anything else.",
      article: line("two-handled-vase"),
    },
    {
      name: "Wool, knitted",
      text: "Each stitch has a little shadow, which makes it look so warm.",
      article: line("striped-throw"),
    },
    {
      name: "Stoneware, glazed",
      text: "Glossy enough to hold a small window each, if you set them facing one.",
      article: line("three-mugs"),
    },
    {
      name: "Wool, woven",
      text: "The ochre is the same at noon and by lamplight. The slate changes its mind.",
      article: line("curved-armchair"),
    },
    {
      name: "Rapeseed wax",
      text: "Lets light in about a finger deep, and glows at the rim.",
      article: line("evening-candle"),
    },
  ] satisfies TrayMaterial[],
};

const journal = {
  heading: "Our journal for dark days",
  intro:
    "Four short pieces, each about a cup of coffee long, so there is one for every Sunday of Advent.",
  archive: { label: "The whole journal", href: BLOG },
  posts: [16, 25, 4, 30]
    .map((id) => {
      const post = postById(id);
      if (!post) throw new Error(`The decor home shows post ${id}, which does not exist.`);
      return post;
    })
    .toSorted((a, b) => b.wordCount - a.wordCount)
    .map(({ id, href, title, img, wordCount, author }) => ({
      id,
      href,
      title,
      img,
      length: counted(words.lengthAndAuthor, wordCount, { author: author.name }),
    })),
};

const letter = {
  heading: "A letter when the sun is back",
  text: `We write six times a year. The letter of ${polarNight.to} is the shortest: the sun is up, and here is what came in meanwhile.`,
};

const told = forMachines(business, { type: "HomeGoodsStore", ...trade });

/** The words of the page, by section. */
export const content = {
  hero,
  light,
  shelf,
  news,
  materials,
  journal,
  letter,
  business: told,
};

/** What the shelf sells at this moment. */
export function shelfStock(levels: StockLevels | null) {
  return { variants: variantsOf(shelf.articles, levels) };
}

/** `2026-11-27` as "27 November", which stays in one line: the same every year. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat(site.locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  })
    .format(new Date(date))
    .replace(" ", "\u00a0");
}

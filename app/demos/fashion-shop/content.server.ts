import type { StockLevels } from "#shared/shop/api.ts";
import { SHOP } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { ColourId } from "#content/products/options.ts";
import { advantages } from "#app/features/shop/advantages.server.ts";
import { shop } from "#content/shop.ts";
import { business } from "./business.tsx";
import { departments, reduced, worn } from "./catalogue.server.ts";
import type { Look } from "./bands/lookbook/lookbook.tsx";
import type { WeeklyMoment } from "./weekly.ts";

/** The copy of Edda, a clothes shop in Antwerp. The goods are the template's own shop; the house is invented. */
const hero = {
  word: "Onward",
  pictures: [
    { picture: picture("fashion-shop-coat"), position: "30% 50%" },
    { picture: picture("fashion-shop-bag"), position: "52% 50%" },
  ] as const,
  lead: "Clothes for people who walk fast.",
  note: "We booked two models. The clothes did not wait for them.",
  action: { label: "See the looks", href: "#looks" },
  more: { label: "Or just what is new", href: "#new" },
};

const rooms = {
  heading: "Four departments, no escalators",
  departments: departments({
    men: "shirt-folded",
    women: "handbag",
    accessories: "umbrella",
    collections: "perfume-bottle",
  }),
};

const arrivals = {
  heading: "The last five through the door",
  intro: "Newest first. Nothing here has been anybody’s idea of a trend for longer than a week.",
};

interface LookEntry extends Omit<Look, "articles" | "total"> {
  pieces: readonly { slug: string; colour: ColourId }[];
}

const lookbook = {
  heading: "They left without us",
  label: "Looks",
  looks: [
    {
      title: "The coat walks",
      text: "Nobody was in it when we took the picture. It kept the appointment anyway, and was early.",
      picture: picture("fashion-shop-coat"),
      position: "50% 100%",
      pieces: [
        { slug: "belted-coat", colour: "slate" },
        { slug: "wide-brim-hat", colour: "natural" },
        { slug: "court-trainer", colour: "sage" },
      ],
    },
    {
      title: "The bag looks back",
      text: "It has your keys, your diary and a better idea of the time than you. It prefers not to be recognised.",
      picture: picture("fashion-shop-bag"),
      position: "50% 100%",
      pieces: [
        { slug: "top-handle-bag", colour: "forest" },
        { slug: "square-sunglasses", colour: "brown" },
        { slug: "round-watch", colour: "black" },
      ],
    },
    {
      title: "The umbrella leaves",
      text: "Eight ribs that bend in a gust and come back. This one went; the scarf tried to talk it out of it.",
      picture: picture("fashion-shop-wind"),
      position: "50% 45%",
      pieces: [
        { slug: "city-umbrella", colour: "navy" },
        { slug: "checked-scarf", colour: "brick" },
      ],
    },
    {
      title: "The jumpers stay",
      text: "Seven of them, sitting it out until it is cold enough. The cap goes first.",
      picture: picture("fashion-shop-pile"),
      position: "50% 90%",
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
  heading: "Less, and why",
  rule: `The list is written anew every ${weekdays[rewritten.weekday]} at ${rewritten.time} in Antwerp. Some names stay on it, some go back to what they cost.`,
  moment: rewritten,
  timer: {
    label: "Time until the list changes",
    finished: "The list is being written anew.",
  },
  articles: [
    reduced("belted-coat", "Last winter’s cloth. Winter has not noticed."),
    reduced("court-trainer", "We are between two makers of laces."),
    reduced("wide-brim-hat", "Look out of the window."),
    reduced("square-sunglasses", "See the hat."),
  ],
  more: {
    label: "All of the shop, cheapest first",
    href: `${SHOP}?sort=price-up`,
  },
};

/** The terms of the shop: they are written once, in `content/shop.ts`. */
const terms = {
  label: "What you can rely on",
  facts: advantages.map(({ title, text }) => ({ term: title, detail: text })),
};

const feed = {
  heading: "Seen from too near",
  pictures: [
    picture("handbag-detail"),
    picture("fashion-garment"),
    picture("wrist-watch-black-detail"),
    picture("sneakers-clay-detail"),
    picture("umbrella-detail"),
    picture("fashion-bag"),
    picture("scarf-detail"),
    picture("coat-hanger-slate-detail"),
  ],
  profile: {
    handle: "@edda.walks",
    href: business.social[0]!.href,
  },
};

const letter = {
  heading: "Six letters a year, read in two tram stops",
  text: "What came in, what is nearly gone and one thing to mend at home. A click takes you off the list again.",
};

/** For search engines: the shop and what it takes back. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "ClothingStore",
  name: business.name,
  description: hero.lead,
  email: business.email,
  telephone: business.phone?.display,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    postalCode: "2000",
    addressLocality: "Antwerp",
    addressCountry: "BE",
  },
  currenciesAccepted: shop.currency,
  hasMerchantReturnPolicy: {
    "@type": "MerchantReturnPolicy",
    applicableCountry: shop.countries,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: shop.returnDays,
  },
};

/** The words of the page, by section; the looks come with their stock (`stockedLooks`). */
export const content = {
  hero,
  rooms,
  arrivals,
  lookbook: { heading: lookbook.heading, label: lookbook.label },
  sale,
  terms,
  feed,
  letter,
  business: organisation,
};

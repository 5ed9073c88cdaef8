import { SHOP } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { findProduct } from "#content/products.ts";
import { shop } from "#content/shop.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { site } from "#content/site.ts";
import { formatMoney } from "#shared/shop/money.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import { business } from "./business.tsx";
import { CURRENCY, rituals, suggested } from "./rituals.server.ts";
import { clock, door, fromTo } from "./door.ts";
import type { ShelfThing } from "./bands/shelf-band/shelf-band.tsx";
import { treatmentGroups } from "./treatments.server.ts";
import { LONGEST_VISIT } from "./visit.ts";

const price = (amount: number) => formatPlanPrice({ amount, currency: CURRENCY });

/** The copy of Ondine, the spa salon home. House, well and people are invented. */
const house = {
  ...door,
  built: 1871,
  /** The last day of the engine. */
  stopped: 1968,
  opened: 2014,
  /** Of the water where it comes up, in degrees Celsius. */
  warmth: 38,
  /** Of the well, in metres. */
  depth: 212,
} as const;

/** In sentences, where figure and unit must not part. */
const longest = formatDuration(LONGEST_VISIT).replaceAll(" ", "\u00a0");

const hero = {
  lines: [`The engine stopped in ${house.stopped}.`, "The water did not."],
  text: `Baths and treatments in an old pump house. ${house.street.replace(/^.*, /, "")}, ${house.town}.`,
  links: [
    { label: "Put a visit together", href: "#visit" },
    { label: "Give one away", href: "#voucher" },
  ],
  picture: picture("spa-salon-water"),
};

const well = {
  figure: String(house.warmth),
  heading: "degrees, and nobody has ever paid to heat it",
  label: "The well",
  depth: house.depth,
  caption: [
    `The town sank it in ${house.built} to ${house.depth} metres, to have something to drink. It came up warm and tasted of nails. They built the pump anyway, and drank it for ${house.stopped - house.built} years.`,
    "We took out the engine, put in tiles and a towel rail, and left the rest to the ground. The water is about nine thousand years old. There is no reason to hurry it now.",
  ],
};

const menu = {
  heading: "Tick what you would like to happen",
  intro: `Every treatment has its time and its price, and the gauge adds them up. It holds ${longest}: after that people turn soft and miss their trains.`,
  groups: treatmentGroups,
  currency: CURRENCY,
  words: {
    label: "Your visit, in order",
    empty: "No treatments selected yet.",
    time: "Time",
    price: "Price",
    action: "Request this visit",
    tooLong: {
      before: "With this your visit lasts",
      after: `The longest visit is ${longest}. Remove a treatment or book two visits.`,
    },
  },
};

function thing(slug: string, note: string): ShelfThing {
  const product = findProduct(slug);
  if (!product) throw new Error(`The spa home shows "${slug}", which is not in content/products.`);
  return {
    name: product.name,
    note,
    price: formatMoney(product.price, shop.currency, site.locale),
    href: product.path,
    picture: product.colours[0].pictures[0],
  };
}

const shelf = {
  heading: "What guests try to take home",
  text: "The basins are bolted down. These three are not, and since people kept asking we sell them. They are sent, so that your bag stays as light as you are.",
  more: { label: "The rest of the shop", href: `${SHOP}?category=collections` },
  things: [
    thing("evening-candle", "Burns in the float room, one for every guest."),
    thing("two-handled-vase", "Stands by the basin, with whatever grows at the weir."),
    thing("eau-de-parfum-noon", "Smells like the hall in August. Nobody planned that."),
  ],
};

const gallery = {
  heading: "The engine was as long as the pool",
  label: "Pictures of the house",
  items: [
    { picture: picture("spa-salon-hall"), caption: "The engine hall, filled to the first bolt." },
    { picture: picture("spa-salon-room"), caption: "Room two, a little after three." },
    {
      picture: picture("spa-salon-basin"),
      caption: "It runs all night. We have stopped hearing it.",
    },
    { picture: picture("studio-spa"), caption: "What stands beside the basin." },
    { picture: picture("spa-salon-water"), caption: "The settling tank, before anybody is up." },
  ],
};

const therapists = {
  heading: "Four pairs of hands",
  intro: "They decide how hard. You decide whether there is talking.",
  people: [
    { name: "Odette Marlow", role: "clay; was a potter", picture: picture("portrait-09") },
    { name: "Samuel Okoro", role: "deep work; was a baker", picture: picture("portrait-11") },
    { name: "Wen Li", role: "faces; notices everything", picture: picture("portrait-10") },
    { name: "Gwen Pryce", role: "stones; retired twice", picture: picture("portrait-12") },
  ],
};

const voucher = {
  heading: "For somebody who says they need nothing",
  text: "A visit on paper: they tick, you have paid. We write the name by hand, post it the same day, and it is good for as long as the well is.",
  action: { label: "Request a voucher", href: `mailto:${business.email}?subject=Voucher` },
  card: {
    title: house.name,
    line: "An afternoon of warm water",
    price: price(120_00),
  },
};

const booking = {
  heading: "When would you like to disappear?",
  text: "Write which days suit you. Somebody looks at the book, and you have an hour from us within two working days.",
  hours: house.hours.map(({ days, from, to }) => ({ days, times: fromTo(from, to) })),
  note: `A visit of ${longest} begins by ${house.hours.map(({ to }) => clock(to - LONGEST_VISIT / 60)).join(" in the week and by ")} at the weekend.`,
  address: [house.name, house.street, house.town],
  form: {
    visit: {
      label: "Your visit",
      help: "Filled in from the treatments you select above. Leave it empty and we will advise you.",
    },
    message: {
      label: "Preferred dates and notes",
      help: "Two or three dates; injuries, allergies, a preferred therapist",
    },
    submit: "Send request",
    confirmation: {
      heading: "Your request is with us.",
      text: "We will reply within two working days with a time. You will get an email to confirm that it arrived.",
    },
  },
};

/** For search engines: the house and its hours. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "DaySpa",
  name: house.name,
  description: hero.text,
  foundingDate: String(house.opened),
  priceRange: "€€",
  address: {
    "@type": "PostalAddress",
    streetAddress: house.street,
    addressLocality: house.town,
    addressCountry: "IE",
  },
  openingHoursSpecification: house.hours.map(({ machine, from, to }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: machine.map((day) => `https://schema.org/${day}`),
    opens: clock(from),
    closes: clock(to),
  })),
};

/** The words of the page, by section. */
export const content = {
  hero,
  well,
  menu,
  rituals,
  shelf,
  gallery,
  therapists,
  voucher,
  booking,
  business: organisation,
  suggested,
};

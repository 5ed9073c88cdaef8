import { ifThere, productPath, SHOP } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { findProduct } from "#content/products.ts";
import { shop } from "#content/shop.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { CURRENCY, rituals, suggested } from "./rituals.server.ts";
import { clock, door } from "./door.ts";
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
  /** Of the water where it comes up, in degrees Celsius. */
  warmth: 38,
  /** Of the well, in metres. */
  depth: 212,
} as const;

/** In sentences, where figure and unit must not part. */
const longest = formatDuration(LONGEST_VISIT).replaceAll(" ", "\u00a0");

const hero = {
  lines: ["The engine stopped.", "The water did not."],
  text: `Thermal baths, clay and massage in an old pump house. ${house.street.replace(/^.*, /, "")}, ${house.town}.`,
  primary: { label: "Choose treatments", href: "#visit" },
  secondary: { label: "Gift vouchers", href: "#voucher" },
  picture: picture("spa-salon-water"),
};

const well = {
  figure: String(house.warmth),
  heading: "degrees as it leaves the ground",
  depth: house.depth,
  house: `The town sank the well in ${house.built}, to a depth of ${house.depth} metres, hoping for drinking water. They built a pump over it and drank what rose for ${house.stopped - house.built} years, until the engine stopped in ${house.stopped}. Where it stood there are now lime-washed arches, pale tiles and one long, still pool.`,
  water:
    "What rose was warm and tasted of iron. It fell as rain some nine thousand years ago, and has been warming underground ever since.",
};

const menu = {
  heading: "Treatments and prices",
  intro: `Select the treatments you would like, and the gauge fills with their time and price. A visit lasts up to ${longest}, from the first bath to the last pot of tea.`,
  groups: treatmentGroups,
  currency: CURRENCY,
  words: {
    label: "Your visit, in order",
    empty: "No treatments selected yet.",
    time: "Time",
    price: "Price",
    action: "Request this visit",
    tooLong: {
      before: "With this, your visit lasts",
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
    price: formatPlanPrice({ amount: product.price, currency: shop.currency }),
    href: ifThere(productPath(slug)),
    picture: product.colours[0].pictures[0],
  };
}

const shelf = {
  heading: "Things to take home",
  text: "The candle, the vase and the scent that guests ask about most, as they leave. We post them to your door, so that you may go home with your hands free.",
  more: { label: "More from the shop", href: ifThere(`${SHOP}?category=collections`) },
  things: [
    thing("evening-candle", "Burns in the float room, one lit for each guest."),
    thing("two-handled-vase", "Stands by the basin, with whatever grows at the weir."),
    thing("eau-de-parfum-noon", "Fig leaf and warm stone, like the hall in August."),
  ],
};

const walk = {
  heading: "The old pump house by the weir",
  text: "Lime wash, slate and river sand, and in the middle the pool that was the engine hall. The light comes from above, as the engineers liked it.",
  hall: {
    picture: picture("spa-salon-hall"),
    caption: "The engine hall, now the long pool.",
  },
  view: { picture: picture("spa-salon-basin"), caption: "The stone basin, which runs all night." },
};

const therapists = {
  heading: "Your therapists",
  intro:
    "Each has chosen a stone from the weir. Ask for one by name, and say if you would rather be quiet.",
  people: [
    { name: "Wen Li", role: "facials; a light touch" },
    { name: "Gwen Pryce", role: "hot stones; retired twice" },
    { name: "Samuel Okoro", role: "deep tissue; once a baker" },
    { name: "Odette Marlow", role: "clay; once a potter" },
  ],
};

const voucher = {
  heading: "Gift vouchers of fired clay",
  text: "A flat stone of millpond clay, with the name cut into it by Odette Marlow before it is fired. It comes wrapped in linen, may be spent on any treatment, and stays good for as long as the well runs.",
  action: { label: "Request a voucher", href: `mailto:${business.email}?subject=Voucher` },
  card: {
    title: house.name,
    line: "An afternoon of warm water",
    price: price(120_00),
  },
};

const booking = {
  heading: "Book a visit",
  text: "Tell us which days suit you, and we will write back within two working days with an hour kept in your name.",
  hours: business.openingHours.map(({ days, hours }) => ({ days, times: hours })),
  note: `A visit of ${longest} begins by ${house.hours.map(({ to }) => clock(to - LONGEST_VISIT / 60)).join(" from Wednesday to Friday and by ")} at the weekend.`,
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

const told = forMachines(business, {
  type: "DaySpa",
  hours: house.hours.map(({ machine, from, to }) => ({
    days: machine,
    opens: clock(from),
    closes: clock(to),
  })),
});

/** The words of the page, by section. */
export const content = {
  hero,
  well,
  menu,
  rituals,
  shelf,
  house: walk,
  therapists,
  voucher,
  booking,
  business: told,
  suggested,
};

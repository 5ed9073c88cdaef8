import { picture } from "#content/media.ts";
import { beans } from "./beans.server.ts";
import { fromTo } from "./door.ts";
import { house, price } from "./house.server.ts";
import { methods } from "./recipes.server.ts";

/** The copy of Third Rail Coffee, the cafe home. The house is invented, and so are its neighbours; the cups are the shop's. */
const hero = {
  heading: `Coffee under the ${house.train}`,
  lead: `A cafe and its roaster in one brick arch of the Berlin city railway. ${house.trainsAnHour} trains an hour go over it. The cups are used to it.`,
  primary: { label: "Brew it at home", href: "#brew" },
  secondary: { label: `Find arch ${house.arch}`, href: "#place" },
  picture: picture("cafe-top"),
  board: {
    heading: "The board",
    items: [
      { name: "Espresso", note: null, price: price(240) },
      { name: "Flat white", note: null, price: price(360) },
      { name: "Filter", note: "second cup free", price: price(320) },
      { name: "Cortado", note: "in a glass", price: price(310) },
      { name: "Cold brew", note: "from the tap", price: price(400) },
      { name: "Hot chocolate", note: "the thick one", price: price(380) },
    ],
    remark: "Oat milk costs nothing extra. Neither does the noise.",
  },
};

const bakes = {
  heading: "Arrivals, from the oven",
  intro:
    "One oven, one shelf at a time. When a tray is empty it stays empty until its next time, and sulking has never helped.",
  picture: picture("cafe-bakes"),
  caption: "What comes out of the oven, when, and what it costs",
  columns: ["Due", "What", "Each"] as const,
  bakes: [
    {
      time: "07:05",
      name: "Croissant",
      detail: "Wheat, butter, egg. Usually gone by ten.",
      price: price(280),
    },
    {
      time: "07:50",
      name: "Cardamom knot",
      detail: "Wheat, butter, egg. Pearl sugar, no icing.",
      price: price(340),
    },
    {
      time: "10:30",
      name: "House loaf",
      detail: "Wheat, rye. 900 g, to carry home under your coat.",
      price: price(620),
    },
    {
      time: "12:15",
      name: "Leek and cheese turnover",
      detail: "Wheat, milk, egg, mustard. This is lunch.",
      price: price(520),
    },
    {
      time: "14:40",
      name: "Apple and oat slice",
      detail: "Oats. No egg, no milk. Still good on Thursday.",
      price: price(330),
    },
  ],
  note: "All of it is made in one kitchen with nuts and sesame about. Ask us; we read labels for a living.",
};

const brew = {
  heading: "Now you do it",
  intro:
    "Five ways that work in a kitchen, with the numbers we use here. Choose one and say for how many; the recipe counts for you.",
  choice: "How you brew",
  methods,
  drawings: "/drawings/third-rail.svg",
};

const roast = {
  heading: "Eleven minutes with Gerda",
  paragraphs: [
    `Gerda is the roaster: ${house.drum} kilos, cast iron, bought in ${house.since} from a widow in Görlitz who threw in the scoop. She came with the name. She runs on gas and does not do apps.`,
    `On ${house.roastDay}s she is lit at nine. You may watch from the second table, where it is warm, and you will hear the crack: it sounds like somebody walking on gravel, and everything is decided in the ninety seconds after it.`,
  ],
  picture: picture("cafe-roaster"),
  log: {
    caption: "A batch of Branch Line, as Gerda’s thermometer saw it",
    temperatures: [
      190, 138, 104, 92, 96, 105, 115, 124, 132, 140, 147, 154, 160, 166, 172, 177, 182, 187, 191,
      196, 200, 204, 208,
    ],
    stages: [
      {
        at: 3,
        time: "1:30",
        title: "turning point",
        text: "Cold beans have cooled the drum. From here it goes up.",
      },
      {
        at: 10,
        time: "5:00",
        title: "yellow",
        text: "Green becomes straw. It smells of toast, and customers look up.",
      },
      {
        at: 19,
        time: "9:30",
        title: "first crack",
        text: "Gravel. We turn the flame down and stop talking.",
      },
      {
        at: 22,
        time: "11:00",
        title: "out",
        text: "Door open, fan on, four minutes in the tray. Done.",
      },
    ],
  },
};

const gallery = {
  heading: "A quiet day, between two trains",
  label: "Pictures of the arch",
  items: [
    {
      picture: picture("cafe-arch"),
      caption: `Arch ${house.arch}, with a train running late above it.`,
    },
    { picture: picture("cafe-brew"), caption: "The filter bar. The green bag is Branch Line." },
    {
      picture: picture("project-ceramics-3"),
      caption: "Stocktaking: everything that survived the goods trains.",
    },
    { picture: picture("mug-set-detail"), caption: "The house mugs, between two rounds." },
    { picture: picture("studio-coffee"), caption: "Table two. The macarons are a visitor’s." },
  ],
};

/** Day by day, Sunday included; the roaster has hours of her own. */
const week = [
  ...house.openingHours.flatMap(({ weekdays, opens, closes }) =>
    weekdays.map((day) => ({
      day,
      open: fromTo(opens, closes),
      roast: day === house.roastDay ? fromTo("09:00", "13:00") : null,
    })),
  ),
  { day: "Sunday", open: null, roast: null },
];

const hours = {
  heading: "Out of the station, count four arches",
  columns: ["Coffee", "Gerda"] as const,
  days: week.map(({ day, open, roast }) => ({ day, hours: [open, roast] as const })),
  notes: [
    "The kitchen stops half an hour before we do.",
    "Dogs yes, laptops until noon, telephone calls outside.",
  ],
  map: "/drawings/third-rail.svg#arches",
  place: {
    name: house.name,
    address: [`${house.street} ${house.arch}`, house.town],
    directions:
      "Left out of the station and along the wall: bicycles, a shutter that is never open, plants, us. If you are at the ladders you have passed it.",
  },
};

const letter = {
  heading: "On Tuesday evenings, one paragraph",
  text: "What Gerda roasted, what it tastes of, and how much of it is left. When there is nothing to say, nothing comes.",
};

/** For search engines: the house, where it is and when it is open. */
const business = {
  "@context": "https://schema.org",
  "@type": "CafeOrCoffeeShop",
  name: house.name,
  description: hero.lead,
  foundingDate: String(house.since),
  priceRange: "€",
  address: {
    "@type": "PostalAddress",
    streetAddress: hours.place.address[0],
    addressLocality: house.town,
    addressCountry: "DE",
  },
  openingHoursSpecification: house.openingHours.map(({ weekdays, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
    opens,
    closes,
  })),
};

/** The words of the page, by section. */
export const content = {
  hero,
  bakes,
  brew,
  beans,
  roast,
  gallery,
  hours,
  letter,
  business,
};

import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { beans } from "./beans.server.ts";
import { fromTo } from "./door.ts";
import { house, price } from "./house.server.ts";
import { methods } from "./recipes.server.ts";

/** The copy of Third Rail Coffee, the cafe home. The house is invented, and so are its neighbours; the cups are the shop's. */
const hero = {
  heading: `Coffee under the ${house.train}`,
  lead: `We’re a cafe and roaster in an arch of the Berlin city railway. Come on in. It’s ${house.trainsAnHour} trains an hour upstairs, but the cups are used to it.`,
  primary: { label: `Find arch ${house.arch}`, href: "#place" },
  secondary: { label: "Brew it at home", href: "#brew" },
  picture: picture("cafe-top"),
  board: {
    heading: "Drinks",
    items: [
      { name: "Espresso", note: null, price: price(240) },
      { name: "Flat white", note: null, price: price(360) },
      { name: "Filter", note: "second cup free", price: price(320) },
      { name: "Cortado", note: "in a glass", price: price(310) },
      { name: "Cold brew", note: "from the tap", price: price(400) },
      { name: "Hot chocolate", note: "the thick one", price: price(380) },
    ],
    remark: "Oat milk’s no extra, and neither is the noise.",
  },
};

const bakes = {
  heading: "Out of the oven today",
  intro:
    "It’s one oven, so it’s one tray at a time. Once a tray’s gone, it’s gone till the next bake. Sulking doesn’t help, we’ve tried.",
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
      detail: "Wheat, milk, egg, mustard. That’s lunch sorted.",
      price: price(520),
    },
    {
      time: "14:40",
      name: "Apple and oat slice",
      detail: "Oats. No egg, no milk. Still good tomorrow.",
      price: price(330),
    },
  ],
  note: "It’s one kitchen, and there are nuts and sesame in it. Got an allergy? Ask us, we know every label.",
};

const brew = {
  heading: "Brew it at home",
  intro:
    "These all work in a normal kitchen, with the numbers we use here. Pick one, tell us how many cups, and we’ll do the sums.",
  choice: "Brewing method",
  methods,
  drawings: "/drawings/third-rail.svg",
};

const roast = {
  heading: "Meet Gerda, our roaster",
  paragraphs: [
    `Gerda’s our roasting machine: ${house.drum} kilos, cast iron, bought in ${house.since} from a widow in Görlitz who threw in the scoop. She came with the name. She runs on gas and doesn’t do apps.`,
    `We light her at nine on ${house.roastDay}s. Come and watch from table two, it’s the warm one. You’ll hear the beans crack, like feet on gravel, and the ninety seconds after that decide how they’ll taste.`,
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
        text: "The cold beans have cooled the drum. Now it’s all uphill.",
      },
      {
        at: 10,
        time: "5:00",
        title: "yellow",
        text: "Green turns to straw. It smells of toast, and people look up.",
      },
      {
        at: 19,
        time: "9:30",
        title: "first crack",
        text: "There’s the gravel. Flame down, and we stop chatting.",
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

const arch = {
  heading: `This is arch ${house.arch}`,
  text: `Two tables outside, nine inside, and a bench for the dogs’ people. If the cups rattle at ${house.train}, it’s on time.`,
  picture: picture("cafe-arch"),
};

/** Day by day, Sunday included; the roaster has hours of her own. */
const week = [
  ...house.openingHours.flatMap(({ weekdays, opens, closes }) =>
    weekdays.map((day) => ({
      day,
      hours:
        fromTo(opens, closes) +
        (day === house.roastDay ? `, Gerda ${fromTo("09:00", "13:00")}` : ""),
    })),
  ),
  { day: "Sunday", hours: null },
];

const hours = {
  heading: "Where we are, when we’re open",
  days: week,
  notes: [
    "The kitchen closes half an hour before we do.",
    "Dogs are welcome, laptops till noon, phone calls outside.",
  ],
  map: "/drawings/third-rail.svg#arches",
  place: {
    name: house.name,
    address: [`${house.street} ${house.arch}`, house.town],
    directions:
      "Turn left out of the station and follow the arches: bikes, plants, a shutter that’s always down, us. If you’re at the ladders you’ve gone too far.",
  },
};

const letter = {
  heading: "Tuesday’s roast, by email",
  text: "One paragraph on Tuesday evenings: what Gerda roasted, what it tastes of, and how much is left. No news? Then no email.",
};

const told = forMachines(business, {
  type: "CafeOrCoffeeShop",
  since: house.since,
  hours: house.openingHours.map(({ weekdays, opens, closes }) => ({
    days: weekdays,
    opens,
    closes,
  })),
});

/** The words of the page, by section. */
export const content = {
  arch,
  hero,
  bakes,
  brew,
  beans,
  roast,
  hours,
  letter,
  business: told,
};

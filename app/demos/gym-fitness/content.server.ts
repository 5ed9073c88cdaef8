import { picture } from "#content/media.ts";
import { coaches, voices } from "./people.server.ts";
import { classes, countClasses, days, hours, kinds, levels, monthly } from "./timetable.server.ts";
import { house as door } from "./house.ts";

/** The copy of Ironhaus, the gym home. The house and everybody in it are invented. */
const house = {
  ...door,
  since: 2014,
  kilos: 11_400,
  mirrors: 1,
  minutesFree: 60,
};

/** The week day by day; the door opens at the same hour on all weekdays. */
const openingHours = house.openingHours.flatMap(({ weekdays, key, staffed }) =>
  weekdays.map((day) => ({ day, key, staffed })),
);

const hero = {
  claim: ["It won’t", "lift", "itself"] as const,
  lead: `${house.kilos.toLocaleString("en-GB")} kilos of iron in an old chain forge. ${house.street}, ${house.town}.`,
  primary: { label: "Book a first lift", href: "#trial" },
  secondary: { label: "See the week", href: "#week" },
  picture: picture("gym-fitness-dumbbell"),
  facts: [
    {
      figure: `${house.kilos.toLocaleString("en-GB")} kg`,
      text: "of iron. We weighed it when we moved.",
    },
    { figure: String(classes.length), text: "classes a week, none of them with lights out." },
    { figure: String(house.mirrors), text: "mirror. It is in the loo." },
    { figure: house.openingHours[0].key[0], text: "is when the door opens. The kettle is yours." },
  ],
};

const kindCount = (key: string) => `${countClasses(({ kind }) => kind === key)} classes a week`;

const disciplines = {
  heading: "Four ways to be tired",
  intro: "Nobody here does only one. Most people come for the first and are talked into the last.",
  entries: [
    {
      href: "#barbell",
      title: "Barbell",
      text: "Squat, press, pull. The bar is twenty kilos before anybody has been clever with it.",
      note: kindCount("barbell"),
      picture: picture("gym-fitness-barbell"),
    },
    {
      href: "#rig",
      title: "Rig",
      text: "Rings, bars, and your own weight, which turns out to be plenty.",
      note: kindCount("rig"),
      picture: picture("gym-fitness-rings"),
    },
    {
      href: "#engine",
      title: "Engine",
      text: "Rowers and fan bikes. The harder you push, the harder it gets. It is not personal.",
      note: kindCount("engine"),
      picture: picture("gym-fitness-bike"),
    },
    {
      href: "#rope",
      title: "Rope",
      text: "Thin ones to jump over, thick ones to shake. Twenty seconds on. You will count them.",
      note: kindCount("rope"),
      picture: picture("gym-fitness-rope"),
    },
  ],
};

const week = {
  heading: "The week, on one wall",
  intro:
    "Light means nothing to know beforehand. Medium means three months. Heavy means that a coach has nodded.",
  days,
  hours,
  kinds,
  levels,
  classes,
  words: {
    caption: "Classes of the week by day and hour",
    day: "Day",
    kinds: "Discipline",
    levels: "Level",
    everything: "All",
    remain: "classes match.",
    none: "No classes match these filters.",
  },
};

const weeks = {
  weeks: 12,
  heading: "Weeks until something gives",
  intro:
    "It is not the bar. Here is what changes, and when, for people who turn up three times a week.",
  changes: [
    { text: "You mention it at work", week: 1 },
    { text: "Stairs stop being an event", week: 2 },
    { text: "The empty bar feels empty", week: 3 },
    { text: "You own chalk", week: 5 },
    { text: "The jeans give up, at the thigh", week: 7 },
    { text: "One pull-up, with a face", week: 9 },
    { text: "Your own weight, off the floor", week: 12 },
  ],
  note: "The middle of 214 beginners’ training books, 2021 to 2025. Week 13 is voluntary.",
};

const memberships = {
  heading: "Pick a plate",
  intro:
    "By the month, no joining fee. To leave, tell somebody at the bar. They will be sad and press one button.",
  term: "a month",
  memberships: [
    {
      plate: "light" as const,
      kilos: 10,
      name: "The ten",
      price: monthly("ten"),
      text: "For finding out.",
      gets: ["The floor, weekdays until 16:00", "Two classes a month", "Chalk"],
    },
    {
      plate: "middle" as const,
      kilos: 20,
      name: "The twenty",
      price: monthly("twenty"),
      text: "What most people have on the bar.",
      gets: [
        "The floor, whenever the door opens",
        "Two classes a week",
        "A training book, on paper",
      ],
    },
    {
      plate: "heavy" as const,
      kilos: 25,
      name: "The twenty-five",
      price: monthly("twentyFive"),
      text: "For people who no longer ask why.",
      gets: [
        `All ${classes.length} classes`,
        "An hour with a coach each month",
        "Your own hook for your own belt",
      ],
    },
  ] as const,
  action: { label: "Choose", href: "#trial" },
  next: { text: "Nobody buys a plate unlifted.", label: "Try it first", href: "#trial" },
  note: "Under 18 or over 65, the twenty costs what the ten does. Uwe’s mother settled that.",
};

const hoursAndPlace = {
  heading: "The door is heavy too",
  columns: ["With your key", "Coach in"] as const,
  days: openingHours.map(({ day, key, staffed }) => ({
    day,
    hours: [key.join("–"), staffed.join("–")] as const,
  })),
  notes: [
    "Outside a coach’s hours: never alone under a bar. There is a bell, and it is loud.",
    "Open on every day but the first of January, when nobody means it yet.",
  ],
  map: "/drawings/town-map.svg#town",
  place: {
    name: house.name,
    address: [house.street, `${house.town} ${house.postcode}`],
    directions:
      "Behind the tile shop, through the gate with the chain on it. The chain is never locked; we made too many. Four bike racks, all of them bolted down by us.",
  },
};

const trial = {
  heading: "The first one is on the floor",
  text: `${house.minutesFree} minutes with a coach and one bar. It costs nothing, and nobody sells you anything while you are lying down.`,
  steps: [
    "You say what you would like to try, and what already hurts.",
    "One of the five writes back within a day, with two times.",
    "You bring flat shoes. We have the rest, and tea.",
  ],
  mail: house.email,
  form: {
    label: "Book a first lift",
    subject: { label: "What you would like to try" },
    topics: [
      ...kinds.map(({ label }) => ({ label, value: `First lift: ${label}` })),
      { label: "Not sure yet", value: "First lift: coach decides" },
    ],
    message: {
      label: "Injuries and preferred times",
      help: "For example: bad knees, any day but Monday",
    },
    submit: "Book a first lift",
    confirmation: {
      heading: "Your request is with us.",
      text: "A coach writes to you within a day with two times to choose from. You will get an email to confirm that it arrived.",
    },
  },
};

const business = {
  "@context": "https://schema.org",
  "@type": "ExerciseGym",
  name: house.name,
  description: hero.lead,
  email: house.email,
  foundingDate: String(house.since),
  address: {
    "@type": "PostalAddress",
    streetAddress: house.street,
    postalCode: house.postcode,
    addressLocality: house.town,
    addressCountry: "GB",
  },
  openingHoursSpecification: openingHours.map(({ day, key: [opens, closes] }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${day}`,
    opens,
    closes,
  })),
};

/** The words of the page, by section. */
export const content = {
  hero,
  disciplines,
  week,
  coaches,
  weeks,
  memberships,
  voices,
  hours: hoursAndPlace,
  trial,
  business,
};

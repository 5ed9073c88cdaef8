import { ifThere, PRICES } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { coaches, voices } from "./people.server.ts";
import { classes, countClasses, days, hours, kinds, levels, monthly } from "./timetable.server.ts";
import { house as door } from "./house.ts";

/** The copy of Ironhaus, the gym home. The house and everybody in it are invented. */
const house = {
  ...door,
  kilos: 11_400,
  mirrors: 1,
  minutesFree: 60,
};

const hero = {
  claim: ["It won’t", "lift", "itself"] as const,
  lead: `Strength gym in an old chain forge. First session free. ${house.street}, ${house.town}.`,
  primary: { label: "Book a free trial", href: "#trial" },
  secondary: { label: "Timetable", href: "#week" },
  picture: picture("gym-fitness-hex"),
  facts: [
    {
      figure: `${house.kilos.toLocaleString("en-GB")} kg`,
      text: "of iron. We weighed the lot.",
    },
    { figure: String(classes.length), text: "classes a week, all with the lights on." },
    { figure: String(house.mirrors), text: "mirror. It’s in the loo." },
    {
      figure: house.openingHours[0].key[0],
      text: "weekday doors. First in puts the kettle on.",
    },
  ],
};

const kindCount = (key: string) => `${countClasses(({ kind }) => kind === key)} classes a week`;

const disciplines = {
  heading: "Training",
  intro: "Barbell, rig, engine, rope. Come for one. We’ll talk you into the rest.",
  bays: [
    {
      href: "#barbell",
      title: "Barbell",
      text: "Squat, press, pull. The bar weighs 20 kilos empty. Everyone starts there.",
      note: kindCount("barbell"),
      picture: picture("gym-fitness-barbell"),
    },
    {
      href: "#rig",
      title: "Rig",
      text: "Rings, bars, bodyweight. You’ll find yours is plenty.",
      note: kindCount("rig"),
      picture: picture("gym-fitness-rings"),
    },
    {
      href: "#engine",
      title: "Engine",
      text: "Rowers and fan bikes. Push harder, they push back harder. Nothing personal.",
      note: kindCount("engine"),
      picture: picture("gym-fitness-bike"),
    },
    {
      href: "#rope",
      title: "Rope",
      text: "Thin ones to skip, thick ones to slam. Twenty seconds on. You’ll count them.",
      note: kindCount("rope"),
      picture: picture("gym-fitness-rope"),
    },
  ],
};

const week = {
  heading: "Class timetable",
  intro: "Light: no experience needed. Medium: three months in. Heavy: when a coach says so.",
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
    days: "Day of the week",
    everything: "All",
    remain: "classes match.",
    none: "No classes match these filters.",
  },
};

const weeks = {
  weeks: 12,
  heading: "Weeks to get strong",
  intro: "Turn up three times a week. Do the work. This is what happens, and when.",
  changes: [
    { text: "You mention it at work", week: 1 },
    { text: "Stairs stop being an event", week: 2 },
    { text: "The empty bar feels empty", week: 3 },
    { text: "You own chalk", week: 5 },
    { text: "Jeans give up at the thigh", week: 7 },
    { text: "One pull-up, with a face", week: 9 },
    { text: "You deadlift your own weight", week: 12 },
  ],
  note: "Median of 176 beginners’ training books, 2021 to 2025. Week 13 is voluntary.",
};

const memberships = {
  heading: "Plate prices",
  intro:
    "Pay monthly. No joining fee. Want out? Tell the front desk. They’ll sulk and press one button.",
  term: "a month",
  memberships: [
    {
      plate: "light" as const,
      kilos: 10,
      name: "The ten",
      price: monthly("ten"),
      text: "For starters.",
      gets: ["Gym floor, weekdays until 16:00", "Two classes a month", "Chalk"],
    },
    {
      plate: "middle" as const,
      kilos: 20,
      name: "The twenty",
      price: monthly("twenty"),
      text: "What most of us have on the bar.",
      gets: ["Gym floor, all opening hours", "Two classes a week", "A training book, on paper"],
    },
    {
      plate: "heavy" as const,
      kilos: 25,
      name: "The twenty-five",
      price: monthly("twentyFive"),
      text: "For when it’s too late to stop.",
      gets: [
        `Gym floor, all opening hours, all\u00a0${classes.length} classes`,
        "An hour with a coach each month",
        "Your own hook for your own belt",
      ],
    },
  ] as const,
  buttonTitle: "Choose",
  buttonLink: ifThere(PRICES) ?? "#trial",
  next: { text: "Not sure? Your first go’s free.", label: "Try it first", href: "#trial" },
  note: "Under 18 or over 65? Get the twenty, pay for the ten. Uwe’s mother insisted.",
};

const hoursAndPlace = {
  heading: "Opening hours",
  columns: ["With your key", "Coach in"] as const,
  days: house.openingHours.map(({ short, key, staffed }) => ({
    day: short,
    hours: [key, staffed] as const,
  })),
  notes: [
    "No coach in? Don’t go under a bar alone. There’s a bell, and it’s loud.",
    "Open every day but 1 January, when you don’t mean it yet.",
  ],
  map: "/drawings/town-map.svg#town",
  names: [
    { text: "Anvil Yard", x: 662, y: 272 },
    { text: "Tile shop", x: 415, y: 250 },
    { text: "Forge Road", x: 720, y: 362, turn: 8 },
  ],
  place: {
    name: house.name,
    address: [house.street, `${house.town} ${house.postcode}`],
    directions:
      "Behind the tile shop, through the gate with the chain on it. The chain isn’t locked. Four bike racks. We bolted them down ourselves, so they’re staying.",
  },
};

const trial = {
  heading: "Book a free trial",
  text: `${house.minutesFree} minutes with a coach and one bar. Costs nothing. No sales pitch while you’re flat on your back.`,
  steps: [
    "Tell us what you want to try, and what already hurts.",
    "A coach writes back within a day, with two times.",
    "Bring flat shoes. We’ve got the rest, and tea.",
  ],
  form: {
    label: "Book a free trial",
    subject: { label: "What you would like to try" },
    topics: [
      { label: "Not sure yet", value: "Free trial: coach decides" },
      ...kinds.map(({ label }) => ({ label, value: `Free trial: ${label}` })),
    ],
    message: {
      label: "Injuries and preferred times",
      help: "For example: bad knees, any day but Monday",
    },
    submit: "Book a free trial",
    confirmation: {
      heading: "Your request is with us.",
      text: "A coach writes to you within a day with two times to choose from. You will get an email to confirm that it arrived.",
    },
  },
};

const told = forMachines(business, {
  type: "ExerciseGym",
  hours: house.openingHours.map(({ weekdays, key: [opens, closes] }) => ({
    days: weekdays,
    opens,
    closes,
  })),
});

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
  business: told,
};

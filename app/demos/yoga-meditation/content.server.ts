import { picture } from "#content/media.ts";
import type { ComponentProps } from "react";
import { forMachines } from "#app/frame/for-machines.server.ts";
import type { HomePractice } from "./bands/home-practice/home-practice.tsx";
import type { OneLineClaim } from "./bands/one-line-claims/one-line-claims.tsx";
import type { StampPass } from "./bands/stamp-passes/stamp-passes.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import { breathLength, type BreathStep } from "./breath.ts";
import { classCount, days, teachers as people } from "./week.server.ts";
import { business } from "./business.tsx";

/** The copy of Stillwater, the yoga and meditation studio by a lock. Studio, people and lock are invented. */
const [street = "", line = ""] = business.address;
const ADDRESS = { street, postalCode: line.slice(0, 7), town: line.slice(8) };
const MATS = 14;
/** How long the lock outside takes to fill. */
const LOCK_MINUTES = 11;

const price = (amount: number) => formatPlanPrice({ amount, currency: "EUR" });
const prices = { first: 9_00, single: 17_00, ten: 140_00, month: 89_00, weekend: 540_00 };

const breath: BreathStep[] = [
  {
    key: "in",
    seconds: 4,
    name: "In",
    cue: "Breathe in",
    text: "Through the nose, only as far as is easy.",
  },
  {
    key: "hold",
    seconds: 4,
    name: "Hold",
    cue: "Hold",
    text: "Loosen your jaw and shoulders.",
  },
  {
    key: "out",
    seconds: 6,
    name: "Out",
    cue: "Breathe out",
    text: "Through the mouth, as if misting a window.",
  },
];
const seconds = breathLength(breath);
const lockBreaths = Math.floor((LOCK_MINUTES * 60) / seconds);

const hero = {
  heading: "Breathe on purpose.",
  lead: `Yoga and meditation classes in a lock keeper’s house in ${ADDRESS.town}. Join us on the mat, or breathe along here while the lock outside fills. It takes ${LOCK_MINUTES} minutes.`,
  primary: { label: `Try a class, ${price(prices.first)}`, href: "#trial" },
  secondary: { label: "This week’s classes", href: "#classes" },
  guide: {
    steps: breath,
    longest: lockBreaths,
    start: "Breathe along",
    pause: "Pause",
    rest: { figure: String(seconds), label: "seconds a breath" },
    done: { figure: String(lockBreaths), label: "breaths. The lock is full." },
    said: {
      running: `${breath.map(({ cue, seconds: length }) => `${cue} for ${length} seconds`).join(", ")}, and again until you press Pause.`,
      paused: "Paused.",
      done: `${lockBreaths} breaths are done.`,
    },
  },
  note: `Stop whenever you like; the circle ends after ${lockBreaths} breaths, when the lock is full. If you feel dizzy, go back to your usual breathing.`,
};

const room = {
  heading: "Step into the studio",
  text: [
    `Our ${MATS} mats lie in a ring around the bowl, so you can see and hear the teacher from every one. First time here? Take the terracotta mat. It’s next to the teacher and closest to the door, in case you need either.`,
    "There are no mirrors. There’s a round window for watching the boats, and some days the boats watch back.",
  ],
  facts: [
    { term: "Mats, bolsters, blankets", detail: "All here" },
    { term: "Floor", detail: "Oak, 24 °C in winter" },
    { term: "Largest class", detail: `${MATS} and a teacher` },
  ],
  picture: picture("yoga-meditation-mats"),
};

const classes = {
  heading: "See this week’s classes",
  intro: `We teach ${classCount} classes a week, all in one quiet room. The door opens a quarter of an hour before and closes at the bell.`,
  label: "Days of the week",
  days,
  note: {
    before: `Each class has ${MATS} places. `,
    link: { label: "Write to us to keep one", href: "#trial" },
    after: ", or just come along; most mornings there’s a mat left.",
  },
};

const teachers = {
  heading: "Meet your teachers",
  intro:
    "All of them are trained and certified; ask, and they’ll show you. Here’s what the certificates leave out.",
  teachers: people,
};

const benefits = {
  heading: "Notice the difference",
  intro:
    "After ten weeks we asked our regulars what was different. Touching their toes wasn’t on the list. These were.",
  claims: [
    {
      title: "Fall asleep sooner",
      text: "Most of the room yawns by the third class. We take it as a compliment.",
    },
    {
      title: "Drop your shoulders",
      text: "They’d been up by everyone’s ears. It turns out we all have necks.",
    },
    {
      title: "Drink your tea hot",
      text: "Ten minutes, one cup, no phone. Most manage it daily.",
    },
    {
      title: "Wait in good humour",
      text: "Lights, lifts, locks. Several have discovered the window.",
    },
  ] satisfies OneLineClaim[],
};

const passes = {
  heading: "Choose a pass",
  intro: "No contract, no joining fee, and nothing that renews itself while you’re not looking.",
  passes: [
    { name: "Single", price: price(prices.single), text: "Any class, any day.", visits: 1 },
    {
      name: "Ten",
      price: price(prices.ten),
      text: `${price(prices.ten / 10)} a class. Valid for a year, and you can lend it to a friend.`,
      visits: 10,
    },
    {
      name: "A month",
      price: price(prices.month),
      text: `A class a day for thirty days, if you like. It pays for itself from the ${ordinal(Math.ceil(prices.month / prices.single))}.`,
      visits: 30,
    },
  ] satisfies StampPass[],
  action: { label: "Ask for this pass", href: "#trial" },
  note: `Your first class is ${price(prices.first)}, whichever it is. Students, and anyone between jobs, pay half on every pass. Just tell us; we’ll believe you.`,
};

const retreat = {
  heading: "Join a retreat in the Vosges",
  text: `Three times a year, twelve of us take the night train to a wooden house on a lake. You get three days without a timetable, and a turn on the raft with its two cushions. ${price(prices.weekend)}, with bed, soup and Hanneke.`,
  action: { label: "Ask for a bed", href: "#trial" },
  picture: picture("yoga-meditation-retreat"),
};

const practice = {
  heading: "Practise at home",
  intro: "For the days when you can’t make it to the lock. No mat? A rug will do.",
  unit: "minutes",
  practices: [
    {
      title: "Before you get up",
      minutes: 3,
      steps: [
        "Hug your knees and rock a little, side to side.",
        "Arms wide, knees to the left, then to the right.",
        "Sit up last. Your phone can wait.",
      ],
    },
    {
      title: "At your desk",
      minutes: 5,
      steps: [
        "Feet flat, hands on your knees, and let your head hang.",
        "Hold the chair and turn, once to each side.",
        "In for four, out for six. Ten of those.",
      ],
    },
    {
      title: "When you can’t sleep",
      minutes: 12,
      steps: [
        "Lie on your back, with your legs up the wall.",
        "Count each breath out, from ten down to one.",
        "Lost count? Good. Start again.",
      ],
    },
  ],
} satisfies Omit<ComponentProps<typeof HomePractice>, "id">;

const trial = {
  heading: "Come to your first class",
  text: `It costs ${price(prices.first)}, and you can pick any class you like. Tell us which day suits you, and if anything hurts. For a pass or a bed in the Vosges, use this form too.`,
  notes: [
    { term: "Wear", detail: "Anything you could move a sofa in." },
    { term: "Eat", detail: "Something light, two hours before." },
    { term: "Arrive", detail: "Ten minutes early, by the green door." },
  ],
  formLabel: "Ask Stillwater for a first class",
  picture: picture("yoga-room"),
};

const evening = {
  heading: "Find the white house by the lock",
  text: "Walk along the canal till you see a round window with a light in it. The green door’s just to the left, and the kettle’s on.",
  address: [ADDRESS.street, `${ADDRESS.postalCode} ${ADDRESS.town}`],
  mail: business.email,
  picture: picture("yoga-meditation-lock"),
};

const told = forMachines(business, {
  type: "HealthClub",
  place: {
    maximumAttendeeCapacity: MATS,
    priceRange: `${price(prices.first)} to ${price(prices.ten)}`,
  },
});

/** The words of the page, by section. */
export const content = {
  hero,
  room,
  classes,
  teachers,
  benefits,
  passes,
  retreat,
  practice,
  trial,
  evening,
  business: told,
};

/** Small numbers in words. */
function ordinal(number: number): string {
  const words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
  return words[number - 1] ?? `${number}th`;
}

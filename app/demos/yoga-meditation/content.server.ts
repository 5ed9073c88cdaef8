import { BLOG_CLEAN } from "#content/addresses.ts";
import { type Post, postById } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import type { OneLineClaim } from "./bands/one-line-claims/one-line-claims.tsx";
import type { StampPass } from "./bands/stamp-passes/stamp-passes.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import { breathLength, type BreathStep } from "./breath.ts";
import { classCount, days, voices } from "./week.server.ts";
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
    text: "Through the nose, no further than is easy.",
  },
  {
    key: "hold",
    seconds: 4,
    name: "Hold",
    cue: "Hold",
    text: "Shoulders down. The jaw as well.",
  },
  {
    key: "out",
    seconds: 6,
    name: "Out",
    cue: "Breathe out",
    text: "Through the mouth, as if to mist a window.",
  },
];
const seconds = breathLength(breath);
const lockBreaths = Math.floor((LOCK_MINUTES * 60) / seconds);

const hero = {
  heading: "Breathe on purpose.",
  lead: `Yoga and meditation in a lock-keeper’s house on the canal in ${ADDRESS.town}. The lock outside takes ${LOCK_MINUTES} minutes to fill. Nobody has ever hurried it.`,
  primary: { label: `First class, ${price(prices.first)}`, href: "#trial" },
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
  note: `Stop when you like; the circle does so after ${lockBreaths} breaths, when the lock is full. If you feel light-headed, breathe as you always do.`,
};

const room = {
  heading: `${MATS} mats, and no back row`,
  text: [
    "We lay them in a ring around the bowl, so nobody looks at anybody’s heels and nobody hides. The one in terracotta is for whoever is here for the first time. It is next to the teacher and closest to the door, and both have been used.",
    "There are no mirrors. There is a round window, made for watching boats, and some days the boats watch back.",
  ],
  facts: [
    { term: "Mats, bolsters, blankets", detail: "All here" },
    { term: "Floor", detail: "Oak, 24 °C in winter" },
    { term: "Most of us in the room", detail: `${MATS}, and a teacher` },
  ],
  picture: picture("yoga-meditation-mats"),
};

const classes = {
  heading: `${classCount} classes a week, one at a time`,
  intro:
    "One room means that nothing else is on while yours is. The door opens a quarter of an hour before and closes at the bell.",
  label: "Days of the week",
  days,
  note: `Each class has ${MATS} places. Write to us for one, or come and see; on most mornings there is a mat left.`,
};

const teachers = {
  heading: "Four people who breathe for a living",
  intro:
    "Trained for years and examined properly. Ask, and they will show you the papers. Here is the rest.",
  people: voices,
};

const benefits = {
  heading: "What ten weeks change",
  intro:
    "We asked the people who stayed. Nobody said enlightened, and toes are about as far away as they were.",
  claims: [
    {
      title: "Sleep comes sooner",
      text: "Most of the room yawns by the third class. We take it as a compliment.",
      stroke: "M0 120H128C84 108 84 40 140 24C116 58 134 98 182 98C170 114 150 122 128 120H300",
    },
    {
      title: "Shoulders come down",
      text: "They were next to the ears. You will have your whole neck back.",
      stroke:
        "M0 120H74C62 111 72 100 90 104C100 94 106 74 120 64C128 59 139 60 144 53C128 44 131 17 150 17C169 17 172 44 156 53C161 60 172 59 180 64C194 74 200 94 210 104C228 100 238 111 226 120H300M90 104C112 103 132 111 150 120C168 111 188 103 210 104M130 78C134 92 133 100 128 108M170 78C166 92 167 100 172 108",
    },
    {
      title: "Tea is drunk hot",
      text: "Ten minutes, one cup, no telephone. It turns out that one can.",
      stroke:
        "M0 120H160H124C106 110 98 90 98 62H184C184 68 183 74 182 80C208 72 206 106 174 102C170 110 166 116 160 120H300",
    },
    {
      title: "Waiting gets easier",
      text: "Lights, lifts, locks. You start to look out of the window again.",
      stroke:
        "M0 120C20 108 40 108 60 120C70 124 78 123 88 120L70 92H112V70H190V92H236C230 106 222 114 212 120C190 108 170 108 150 120C130 130 108 130 88 120C108 130 130 130 150 120C170 108 190 108 212 120C236 130 262 108 300 120",
    },
  ] satisfies OneLineClaim[],
};

const passes = {
  heading: "Three cards for your coat",
  intro: "No contract, no joining fee, and nothing that renews itself while you are not looking.",
  passes: [
    { name: "One", price: price(prices.single), text: "Any class, any day.", visits: 1 },
    {
      name: "Ten",
      price: price(prices.ten),
      text: `${price(prices.ten / 10)} a class. Good for a year, and for whoever you lend it to.`,
      visits: 10,
    },
    {
      name: "A month",
      price: price(prices.month),
      text: `A class on each of thirty days, if you like. It pays from the ${ordinal(Math.ceil(prices.month / prices.single))} on.`,
      visits: 30,
    },
  ] satisfies StampPass[],
  note: `Your first class is ${price(prices.first)}, whichever it is. Students, and everyone between two jobs, pay half on every card; you say so, we believe it.`,
};

const weekends = [
  { from: "2027-03-19", to: "2027-03-22", note: "Sitting and sleeping" },
  { from: "2027-06-11", to: "2027-06-14", note: "Hatha, with swimming" },
  { from: "2027-10-08", to: "2027-10-11", note: "Yin by a real fire" },
];

const retreat = {
  heading: "Three days without a timetable",
  text: `Three times a year twelve of us take the night train to a wooden house on a lake in the Vosges. There is a raft with two cushions, and it is never the same two people. ${price(prices.weekend)}, with bed, soup and Hanneke.`,
  dates: weekends.map(({ from, to, note }) => ({
    days: dayRange(from, to),
    machine: from,
    note,
  })),
  action: { label: "Ask for a bed", href: "#trial" },
  picture: picture("yoga-meditation-retreat"),
};

const journal = {
  heading: "For the tram home",
  intro: "Borrowed from people who notice things. None of it is about yoga.",
  all: { label: "All posts", href: BLOG_CLEAN },
};

const trial = {
  heading: "Come as you are. Bring socks.",
  text: `The first class costs ${price(prices.first)} and is any class you like. Tell us which day, and whether something hurts.`,
  notes: [
    { term: "Wear", detail: "What you would wear to move a sofa." },
    { term: "Eat", detail: "Two hours before, not two minutes." },
    { term: "Be here", detail: "Ten minutes early. Ring at the green door." },
  ],
  address: [
    `${ADDRESS.street}, ${ADDRESS.postalCode} ${ADDRESS.town}`,
    "The white house by the lock",
  ],
  mail: business.email,
  formLabel: "Ask Stillwater for a first class",
  picture: picture("yoga-room"),
};

/** Posts about mornings, boats, photographs and balloons. */
export function recommendedPosts(): Post[] {
  return [16, 14, 17, 18].map((id) => {
    const post = postById(id);
    if (!post) throw new Error(`There is no post ${id} any more: recommend another.`);
    return post;
  });
}

/** For search engines. No ratings: nobody gave any. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "HealthClub",
  name: business.name,
  description: "Yoga and meditation in a lock-keeper’s house by the canal.",
  email: business.email,
  maximumAttendeeCapacity: MATS,
  priceRange: `${price(prices.first)} to ${price(prices.ten)}`,
  address: {
    "@type": "PostalAddress",
    streetAddress: ADDRESS.street,
    postalCode: ADDRESS.postalCode,
    addressLocality: ADDRESS.town,
    addressCountry: "NL",
  },
};

/** The words of the page, by section. */
export const content = {
  hero,
  room,
  classes,
  teachers,
  benefits,
  passes,
  retreat,
  journal,
  trial,
  business: organisation,
};

/** "19 – 22 March 2027". */
function dayRange(from: string, to: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** Small numbers in words. */
function ordinal(number: number): string {
  const words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
  return words[number - 1] ?? `${number}th`;
}

import { picture } from "#content/media.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { ClientName } from "#app/elements/media/client-mark.tsx";
import type { PlanSet } from "#app/sections/prices/pricing-tabs.tsx";
import { business } from "./business.tsx";

/** The copy of Tempo, the application home. App, makers, users and employers are invented: there is nothing in any store. */
const CURRENCY = "EUR";
const WEEKS_A_YEAR = 52;

/** How many habits cost nothing, for good. */
const FREE_HABITS = 3;

const store = {
  href: "#download",
  badges: [
    { device: "bar", above: "Tempo for", name: "iPhone" },
    { device: "lens", above: "Tempo for", name: "Android" },
  ],
} as const;

const hero = {
  heading: ["Often", "enough."] as const,
  lead: "Tempo counts habits by the week, not by the day. Swim three times, whichever three. Miss a Tuesday and nothing breaks.",
  store,
  today: {
    clock: "20:51",
    day: "Thursday",
    left: "Week 47, three days to spare",
    done: ["Mo", "We"] as const,
    habits: [
      { name: "Swim", when: "Before supper", done: 2, goal: 3 },
      { name: "Ten pages", when: "In bed", done: 3, goal: 4 },
      { name: "Ring Mum", when: "On the tram", done: 1, goal: 2 },
    ],
    rest: { title: "One each is left.", text: "None of them has to be today." },
    kept: { title: "Week kept.", text: "On a Thursday. The sofa is yours until Monday." },
  },
  cards: [
    ["Go on, tick one.", "This is no picture of an app."],
    ["Tuesday was long.", "Ten pages moved to Saturday. Nothing broke."],
  ] as const,
};

const employers = {
  text: "Paid for by these employers, who cannot look inside.",
  clients: [
    "tidewell",
    "pedalhaus",
    "northlock",
    "quillmark",
    "fernhill",
    "saltbox",
  ] satisfies ClientName[],
};

const why = {
  heading: "Your last habit app is in a folder on page three.",
  week: {
    title: "A week, not a chain",
    text: "Three runs are three runs: Tuesday, Thursday and Sunday, or all of them at the weekend. The ring closes the same.",
    done: ["Tu", "Th", "Su"] as const,
  },
  nothing: {
    title: "Nothing to break",
    text: "There is no streak, so no flu can end one. A missed day is an empty place, and a week has four to spare.",
    done: ["Mo", "Fr"] as const,
    missed: ["We"] as const,
    moved: ["Sa"] as const,
  },
  notice: {
    title: "One sentence a day",
    text: "At the hour you choose, with what is left. No badge on the icon, no confetti, no disappointed animal.",
    from: "Tempo",
    at: "18:30",
    sentence: "One run left, three days to do it in.",
  },
};

/** Runs in each week of the year so far, of the three that were wanted. */
const GOAL = 3;
const runs = [
  2, 3, 3, 3, 1, 0, 0, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 1, 0, 1, 3, 3,
  3, 3, 3, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 3,
];
const keptWeeks = runs.filter((count) => count === GOAL).length;
const mean = (runs.reduce((sum, count) => sum + count, 0) / runs.length).toFixed(1);

const week = {
  heading: "One week with it",
  intro: "Four moments, four screens. The phone stays where it is; the week goes by.",
  plan: {
    id: "monday",
    when: "Monday, 7:10",
    title: "Say how often. Leave the when.",
    text: "Three runs, any days. Tempo looks at the week, leaves out the late shift and the dentist, and finds five evenings that would do. You need three.",
    shows: `The app on Monday: a new habit, Run, ${GOAL} times a week. Two days are taken, five are possible.`,
    clock: "7:10",
    screen: {
      title: "New habit",
      habit: "Run",
      often: {
        label: "How often in a week?",
        chosen: GOAL,
        note: "More is fine. It does not count more.",
      },
      days: {
        label: "When could it be?",
        possible: ["Tu", "Th", "Fr", "Sa", "Su"] as const,
        taken: ["Mo", "We"] as const,
        note: "Late shift and dentist are left out.",
      },
      enough: { label: "What will do?", answer: "Shoes on, and out of the door." },
      button: "Start this week",
    },
  },
  missed: {
    id: "tuesday",
    when: "Tuesday, 22:40",
    title: "A bad Tuesday costs nothing.",
    text: "The meeting ran over, then it rained. Tempo asks one question: move it, or let it go? Both are answers, and neither is red.",
    shows: "The app on Tuesday night: the run can move to Thursday at 18:00, or be let go.",
    clock: "22:40",
    screen: {
      title: "Long day?",
      text: "The run was down for 19:00.",
      week: {
        done: [] as const,
        missed: ["Tu"] as const,
        moved: ["Th"] as const,
      },
      from: { day: "Tuesday", hour: "19:00" },
      to: { day: "Thursday", hour: "18:00" },
      reason: "Thursday is free until eight, and dry.",
      spare: {
        label: "Five days left, three runs",
        text: "If Thursday goes as well, the weekend will do.",
      },
      buttons: ["Move it", "Let it go"] as const,
    },
  },
  duet: {
    id: "thursday",
    when: "Thursday, 18:05",
    title: "Two rings that hold on to each other.",
    text: "Share one habit with one person. You see that he rang your mother. You do not see when, where from, or what was said.",
    shows: "The app on Thursday: a habit of two people, Ring Mum. His ring is full, yours is half.",
    clock: "18:05",
    screen: {
      title: "Ring Mum",
      text: "You and Joel, twice a week each",
      pictures: [picture("portrait-01"), picture("portrait-07")] as const,
      sum: { figure: "3 of 4", text: "calls this week. She has noticed." },
      talk: [
        { text: "Done. She asked after you.", isOwn: false },
        { text: "Tomorrow, on the tram.", isOwn: true },
      ],
    },
  },
  year: {
    id: "sunday",
    when: "Sunday, 20:30",
    title: "Fifty-two rings, one look.",
    text: "On Sunday the week closes, full or not, and takes its place in the year. No curve and no score: you will find the summer, the flu and the week you moved house.",
    shows: `The app on Sunday: the year as ${WEEKS_A_YEAR} rings. ${keptWeeks} of ${runs.length} weeks were kept.`,
    clock: "20:30",
    screen: {
      title: "Run, this year",
      text: `Week ${runs.length} has just closed`,
      weeks: Array.from({ length: WEEKS_A_YEAR }, (_, index) =>
        Math.round(((runs[index] ?? 0) / GOAL) * 100),
      ),
      sums: [
        { figure: String(keptWeeks), text: `weeks kept, of ${runs.length}` },
        { figure: mean, text: "runs a week, flu and all" },
      ],
    },
  },
};

const details = {
  heading: "Small things, decided",
  intro: "What it leaves out took us longer than what it does.",
  metronome: {
    title: "Named after the machine, not the speed",
    text: "A metronome does not mind how slow you are. It minds that you come back. Ours stands on the window sill above a piano tuner in Ghent, where four of us make Tempo.",
    picture: picture("application-metronome"),
  },
  widget: {
    title: "A ring on the home screen",
    text: "Tick it there. The app need not open, and is happy not to.",
    done: 2,
    goal: 3,
  },
  trackers: {
    figure: "0",
    title: "No strangers in the room",
    text: "No trackers, no advertisers, no model that learns from your Tuesdays. We know how many of you there are because you pay.",
  },
  file: {
    title: "Your weeks leave as one file",
    text: "Every row since the first Monday, in a format your spreadsheet knew before we did. It works on the last day as on the first.",
    name: "tempo-weeks.csv",
    rows: ["week,habit,done,goal", "2026-45,Run,3,3", "2026-46,Run,3,3", "2026-47,Run,3,3"],
  },
  tunnel: {
    title: "Works in the tunnel",
    text: "The phone is the original. The server has the copy.",
    log: [
      { at: "8:12", text: "Ticked under the Scheldt" },
      { at: "8:31", text: "Copied, when there was a net" },
    ],
  },
};

const voices = {
  heading: "Kept by people who had stopped",
  quotes: [
    {
      key: "forty",
      text: "Forty weeks, twice a week. Nobody had told me that twice a week was allowed.",
      name: "Samira Haddad",
      detail: "Swims",
      picture: picture("portrait-05"),
      isLead: true,
    },
    {
      key: "flu",
      text: "My old app sent a crying cartoon when I had the flu. Tempo said: four days left, one is enough.",
      name: "Maarten Claes",
      detail: "Walks the long way",
      picture: picture("portrait-04"),
    },
    {
      key: "nights",
      text: "My night shifts fall on other days each week. So do my runs now.",
      name: "Abena Owusu",
      detail: "Nurse, runs",
      picture: picture("portrait-03"),
    },
    {
      key: "floor",
      text: "I tick off everything on Sunday night, lying on the floor. It lets me.",
      name: "Gregor Falk",
      detail: "Stretches, allegedly",
      picture: picture("portrait-08"),
    },
    {
      key: "cello",
      text: "My teacher says daily. Tempo says four. I do four, and she says she can hear it.",
      name: "Liselotte Brandt",
      detail: "Took up the cello at 71",
      picture: picture("portrait-12"),
    },
    {
      key: "tent",
      text: "Week 31 is empty. So it should be: I was in a tent.",
      name: "Maeve Doyle",
      detail: "Writes, ten minutes",
      picture: picture("portrait-02"),
    },
    {
      key: "piano",
      text: "It has never once been proud of me. I find that restful.",
      name: "Idris Bello",
      detail: "Piano, scales only",
      picture: picture("portrait-11"),
    },
    {
      key: "dishes",
      text: "I paid for Duet and my brother did the dishes. Worth every one of the three euros.",
      name: "Kenji Mori",
      detail: "Half of a household",
      picture: picture("portrait-06"),
    },
  ],
};

const perMonth = { solo: 0, duet: 3, quartet: 6 };

/** A year costs ten months. */
const planSet = (term: "monthly" | "yearly", label: string): PlanSet => {
  const price = (euros: number) =>
    formatPlanPrice({ amount: euros * 100 * (term === "yearly" ? 10 : 1), currency: CURRENCY });
  const buttonLink = "#download";
  return {
    term,
    label,
    plans: [
      {
        title: "Solo",
        subtitle: "For ever, not for thirty days.",
        price: price(perMonth.solo),
        features: [
          { amount: String(FREE_HABITS), text: "habits" },
          { amount: String(WEEKS_A_YEAR), text: "rings a year" },
          { amount: "One", text: "sentence a day" },
        ],
        buttonTitle: "Start alone",
        buttonLink,
      },
      {
        title: "Duet",
        subtitle: "Two people, one of whom will remember.",
        price: price(perMonth.duet),
        features: [
          { amount: "Two", text: "people" },
          { amount: "Any", text: "number of habits" },
          { amount: "All", text: "your years, on every phone" },
          { amount: "Five", text: "habits that may be shared" },
        ],
        buttonTitle: "Start together",
        buttonLink,
        isPopular: true,
      },
      {
        title: "Quartet",
        subtitle: "A household, or a team that pays.",
        price: price(perMonth.quartet),
        features: [
          { amount: "Four", text: "people" },
          { amount: "Any", text: "number of habits" },
          { amount: "One", text: "bill, without names of habits" },
        ],
        buttonTitle: "Start as four",
        buttonLink,
      },
    ],
  };
};

const prices = {
  heading: "Free for three habits. Nobody keeps ten.",
  intro:
    "Prices with tax. A year costs ten months, and runs out by itself: we ask before it goes on.",
  sets: [planSet("monthly", "By the month"), planSet("yearly", "By the year")],
};

const start = {
  text: "Every plan begins with the same download.",
  label: "Get the app",
  href: "#download",
};

const questions = {
  heading: "Asked on a Monday",
  items: [
    {
      title: "Why are there no streaks?",
      text: "Because they end. Somebody with ninety days behind them and a fever in front of them should go to bed, and a streak says otherwise. A week forgives four days by design.",
    },
    {
      title: "What happens to a week that is not kept?",
      text: "It stays as it was: a ring with a gap. On Monday there is a new one. After three in a row Tempo asks once whether the habit is too large, and offers to make it smaller.",
    },
    {
      title: "My employer pays. What do they see?",
      text: "A number of people and a bill. No names, no habits, no weeks. If you leave the company, your rings come along and the bill stays behind.",
    },
    {
      title: "And if I stop paying?",
      text: `You choose ${FREE_HABITS} habits that go on. The others stand still, with all their weeks, and can be taken along as a file for as long as there is a Tempo.`,
    },
    {
      title: "I cannot find it in the store.",
      text: "It is not there. Tempo is invented, like everybody who praises it above: this is a page of a template. The phone in the first screen does work, though, and so does the form below.",
    },
  ],
};

const download = {
  heading: "Start on a Wednesday.",
  text: "Mondays are crowded. A week that begins on Wednesday still has room for three of anything.",
  places: [
    { name: "iPhone", where: "The App Store, from iOS 17" },
    { name: "Android", where: "Google Play, from Android 10" },
    { name: "Anything else", where: "tempo.example, in any browser" },
  ],
  truth:
    "That is where Tempo would be had. It is invented, so there is nothing to install: put the addresses of your own app here.",
  letter: {
    heading: "Be told when it is out",
    text: "One letter, on a Wednesday. You confirm your address first; one click takes it off again.",
  },
};

/** For search engines. No ratings and no price: there is nothing to be had. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "Organization",
  name: business.name,
  description: "Makers of an invented app that counts habits by the week.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    postalCode: "9000",
    addressLocality: "Ghent",
    addressCountry: "BE",
  },
};

/** The words of the page, by section. */
export const content = {
  hero,
  employers,
  why,
  week,
  details,
  voices,
  prices,
  start,
  questions,
  download,
  business: organisation,
};

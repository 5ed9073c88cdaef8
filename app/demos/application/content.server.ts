import { ifThere, PRICES } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { formatPlanPrice, inWhole } from "#app/lib/money.ts";
import type { ClientName } from "#app/elements/media/client-mark.tsx";
import type { PlanSet } from "#app/sections/prices/pricing-tabs/pricing-tabs.tsx";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";

/** The copy of Tempo, the application home. App, makers, users and employers are invented: there is nothing in any store. */
const CURRENCY = "EUR";
const WEEKS_A_YEAR = 52;
const WEEKS_A_SEASON = WEEKS_A_YEAR / 4;

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
  lead: "Tempo is a habit tracker that counts by the week. Swim three times, on any days you like. Miss a Tuesday and nothing breaks.",
  store,
  today: {
    clock: "20:51",
    day: "Thursday",
    left: "Week 47, three days to spare",
    week: {
      done: ["Mo", "We"] as const,
      missed: ["Tu"] as const,
      moved: ["Sa"] as const,
    },
    habits: [
      { name: "Swim", when: "Before supper", done: 2, goal: 3 },
      { name: "Ten pages", when: "In bed", done: 2, goal: 3 },
      { name: "Ring Mum", when: "On the tram", done: 1, goal: 2 },
    ],
    rest: { title: "One left of each.", text: "Any day until Sunday will do." },
    kept: { title: "Week kept.", text: "On a Thursday. The sofa is yours until Monday." },
  },
  cards: [
    ["Go on, tick one.", "This one really works."],
    ["Tuesday was long.", "Ten pages moved to Saturday. Nothing broke."],
  ] as const,
};

const employers = {
  text: "These employers pay for it, and can’t see a thing.",
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
  heading: "Why your last habit app ended up in a folder",
  week: {
    title: "Goals by the week",
    text: "Three runs are three runs. Spread them out, or squeeze them all into the weekend: your ring closes either way.",
    done: ["Tu", "Th", "Su"] as const,
  },
  nothing: {
    title: "No streaks",
    text: "With no streak to lose, flu is just flu. A missed day is an empty dot, and three runs leave four days to spare.",
    done: ["Mo", "Fr"] as const,
    missed: ["We"] as const,
    moved: ["Sa"] as const,
  },
  notice: {
    title: "A gentle daily nudge",
    text: "One line at the hour you choose, with what’s left. No badges, no confetti, no disappointed animal.",
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
  heading: "A week with Tempo",
  intro: "Follow it from Monday to Sunday, screen by screen.",
  plan: {
    id: "monday",
    when: "Monday, 7:10",
    day: 1,
    title: "Pick a goal for the week",
    text: "Three runs, any days. Tempo checks your week, skips the late shift and the dentist, and finds five free evenings. You only need three.",
    shows: `The app on Monday: the goal for the week, Run, ${GOAL} times. Two days are taken, five are possible.`,
    clock: "7:10",
    screen: {
      title: `Week ${runs.length}`,
      habit: "Run",
      often: {
        label: "How often a week?",
        chosen: GOAL,
        note: "More is fine. It counts the same.",
      },
      days: {
        label: "Which days work?",
        possible: ["Tu", "Th", "Fr", "Sa", "Su"] as const,
        taken: ["Mo", "We"] as const,
        note: "Late shift and dentist skipped.",
      },
      enough: { label: "What counts?", answer: "Shoes on and out of the door." },
      button: "Start this week",
    },
  },
  missed: {
    id: "tuesday",
    when: "Tuesday, 22:40",
    day: 2,
    title: "A bad Tuesday costs nothing",
    text: "The meeting ran over, then it rained. Tempo asks one thing: move it, or let it go? Both are fine, and neither turns red.",
    shows: "The app on Tuesday night: the run can move to Thursday at 18:00, or be let go.",
    clock: "22:40",
    screen: {
      title: "Long day?",
      text: "You planned it for 19:00.",
      week: {
        done: [] as const,
        missed: ["Tu"] as const,
        moved: ["Th"] as const,
      },
      from: { day: "Tuesday", hour: "19:00" },
      to: { day: "Thursday", hour: "18:00" },
      reason: "Thursday’s free until eight, and dry.",
      spare: {
        label: "Four free days, three runs",
        text: "If Thursday slips too, there’s the weekend.",
      },
      buttons: ["Move it", "Let it go"] as const,
    },
  },
  duet: {
    id: "thursday",
    when: "Thursday, 12:40",
    day: 4,
    title: "Share a habit with someone",
    text: "Pair up with one person on one habit. You’ll see that Joel rang Mum. You won’t see when, where from or what she said.",
    shows: "The app on Thursday: a habit of two people, Ring Mum. His ring is full, yours is half.",
    clock: "12:40",
    screen: {
      title: "Ring Mum",
      text: "You and Joel, twice a week each",
      pictures: [picture("portrait-27"), picture("portrait-28")] as const,
      sum: { figure: "3 of 4", text: "calls this week. She’s noticed." },
      talk: [
        { text: "Done. She asked after you.", isOwn: false },
        { text: "Tomorrow, on the tram.", isOwn: true },
      ],
    },
  },
  year: {
    id: "sunday",
    when: "Sunday, 20:30",
    day: 7,
    title: "See your whole year",
    text: "On Sunday the week closes, full or not, and joins the rest of the year. There’s no score. You’ll just spot the summer, the flu and the week you moved house.",
    shows: `The app on Sunday: the year as ${WEEKS_A_YEAR} rings. ${keptWeeks} of ${runs.length} weeks were kept.`,
    clock: "20:30",
    screen: {
      title: "Run, the year so far",
      text: `Week ${runs.length} has just closed`,
      seasons: ["Winter", "Spring", "Summer", "Autumn"].map((name, season) => ({
        name,
        weeks: Array.from({ length: WEEKS_A_SEASON }, (_, index) =>
          Math.round(((runs[season * WEEKS_A_SEASON + index] ?? 0) / GOAL) * 100),
        ),
      })),
      sums: [
        { figure: String(keptWeeks), text: `weeks kept, of ${runs.length}` },
        { figure: mean, text: "runs a week, flu and all" },
      ],
    },
  },
};

const details = {
  heading: "Details we fuss over",
  intro: "It works offline, keeps quiet and lets you leave.",
  metronome: {
    title: "Named after the metronome",
    text: "A metronome doesn’t mind how slow you are, as long as you come back in. Ours sits on the windowsill above a piano tuner’s in Ghent, where four of us make Tempo.",
    picture: picture("application-metronome"),
  },
  widget: {
    title: "Home screen widget",
    text: "Tick things off without opening the app. It won’t be hurt.",
    done: 2,
    goal: 3,
  },
  trackers: {
    figure: "0",
    title: "No trackers, no ads",
    text: "No AI model learns from your Tuesdays either. Duet and Quartet pay for everyone, so nobody pays with data.",
  },
  file: {
    title: "Export every week",
    text: "Everything since your first Monday, as a CSV file that any spreadsheet opens. It works on your last day as on your first.",
    name: "tempo-weeks.csv",
    rows: ["week,habit,done,goal", "2026-45,Run,3,3", "2026-46,Run,3,3", "2026-47,Run,3,3"],
  },
  tunnel: {
    title: "Works offline",
    text: "Your phone has the original. We just keep a copy.",
    log: [
      { at: "8:12", text: "Ticked under the Scheldt" },
      { at: "8:31", text: "Synced, back above ground" },
    ],
  },
};

const voices = {
  heading: "Reviews from former quitters",
  quotes: [
    {
      key: "forty",
      text: "Forty weeks, twice a week. Nobody had told me that twice a week was allowed.",
      name: "Samira Haddad",
      detail: "Swims",
      picture: picture("portrait-22"),
      isLead: true,
    },
    {
      key: "flu",
      text: "My old app sent a crying cartoon when I had the flu. Tempo said: four days left, one is enough.",
      name: "Maarten Claes",
      detail: "Walks the long way",
      picture: picture("portrait-23"),
    },
    {
      key: "floor",
      text: "I tick off everything on Sunday night, lying on the floor. It lets me.",
      name: "Gregor Falk",
      detail: "Stretches, allegedly",
      picture: picture("portrait-24"),
    },
    {
      key: "cello",
      text: "My teacher says daily. Tempo says four. I do four, and she says she can hear it.",
      name: "Liselotte Brandt",
      detail: "Took up the cello at 71",
      picture: picture("portrait-25"),
    },
    {
      key: "dishes",
      text: "I paid for Duet and my brother did the dishes. Worth every one of the three euros.",
      name: "Kenji Mori",
      detail: "Half of a household",
      picture: picture("portrait-26"),
    },
  ],
};

const perMonth = { solo: 0, duet: 3, quartet: 6 };

/** A year costs ten months. */
const planSet = (term: "monthly" | "yearly", label: string): PlanSet => {
  const price = (euros: number) =>
    formatPlanPrice(inWhole(euros * (term === "yearly" ? 10 : 1), CURRENCY));
  const buttonLink = ifThere(PRICES) ?? "#download";
  return {
    term,
    label,
    plans: [
      {
        title: "Solo",
        subtitle: "Free for good, no trial period.",
        price: price(perMonth.solo),
        features: [
          { amount: String(FREE_HABITS), text: "habits" },
          { amount: String(WEEKS_A_YEAR), text: "rings a year" },
          { amount: "One", text: "nudge a day" },
        ],
        buttonTitle: "Get Solo",
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
          { amount: "Five", text: "habits you can share" },
        ],
        buttonTitle: "Get Duet",
        buttonLink,
        isPopular: true,
      },
      {
        title: "Quartet",
        subtitle: "For a household or a small team.",
        price: price(perMonth.quartet),
        features: [
          { amount: "Four", text: "people" },
          { amount: "Any", text: "number of habits" },
          { amount: "One", text: "bill that names no habits" },
        ],
        buttonTitle: "Get Quartet",
        buttonLink,
      },
    ],
  };
};

const prices = {
  heading: "Prices: free alone, cheap together",
  intro:
    "Tax included. Pay by the year and two months are free. We ask before it renews, every time.",
  sets: [planSet("monthly", "Monthly"), planSet("yearly", "Yearly")],
};

const start = {
  text: "Every plan starts with the same download.",
  label: "Get the app",
  href: "#download",
};

const questions = {
  heading: "Good questions",
  items: [
    {
      id: "streaks",
      title: "Why are there no streaks?",
      text: "Because they end. If you’re ninety days in and running a fever, you should go to bed, and a streak tells you to go for a run. A week forgives four days by design.",
    },
    {
      id: "missed",
      title: "What happens if I miss a week?",
      text: "It stays as it is, a ring with a gap, and on Monday you get a new one. After three in a row Tempo asks, once, whether the habit is too big and offers to shrink it.",
    },
    {
      id: "employer",
      title: "My employer pays. What do they see?",
      text: "How many people use it, and the bill. No names, no habits, no weeks. If you leave, your rings come with you and the bill stays behind.",
    },
    {
      id: "paying",
      title: "What if I stop paying?",
      text: `You pick ${FREE_HABITS} habits to carry on with. The others pause with all their weeks, and you can export them for as long as there’s a Tempo.`,
    },
    {
      id: "store",
      title: "Why can’t I find it in the store?",
      text: "Because Tempo is a sample: app, makers and reviews are invented, so no store has it. The phone at the top of this page works, so tick away.",
    },
  ],
};

const download = {
  heading: "Download Tempo",
  text: "Start on a Wednesday: Mondays are crowded, and there’s still room for three of anything.",
  places: [
    { name: "iPhone", where: "The App Store, from iOS 17" },
    { name: "Android", where: "Google Play, from Android 10" },
    { name: "Anything else", where: "tempo.example, in any browser" },
  ],
  truth:
    "Tempo and its reviews are samples, so there is nothing to install: put your own store links here.",
  letter: {
    heading: "Tell me what’s new",
    text: "One email for each version, on a Wednesday. You confirm your address first, and unsubscribe in one click.",
  },
};

const told = forMachines(business, { type: "Organization" });

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
  business: told,
};

import { picture } from "#content/media.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { reviews, stop, team } from "./people.server.ts";
import { closures, practice, printedHours } from "./practice.ts";
import { estimate, price, priceGroups, WRITTEN_FROM } from "./prices.server.ts";
import { questions, ruleInWords, visits } from "./visits.server.ts";

const hours = practice.openingHours.map(({ days, ...open }) => ({
  days,
  hours: printedHours(open),
}));
/** As `openingHours` counts them. */
const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
const hygiene = visits.find(({ id }) => id === "hygiene")!;

const hero = {
  claim: ["First we explain.", "Then it whirrs."],
  text: `Family dentists on ${practice.street.replace(/^\d+ /, "")} in ${practice.town}. Book a check-up, know the price first, and raise a hand whenever you’d like us to stop.`,
  primary: { label: "Which visit do I need?", href: "#guide" },
  secondary: { label: "See our prices", href: "#prices" },
  picture: picture("dentist-tooth"),
  card: {
    next: "Next possible appointment",
    open: "Opening hours",
    note: "If it’s just gone, we’ll offer the one after.",
    action: "Request appointment",
    today: "Today",
    tomorrow: "Tomorrow",
    hours,
  },
};

/** Of a hundred visits in 2025, by what was done. */
const shares = [
  {
    share: 54,
    name: "Check-ups and cleaning",
    text: "A careful look and a thorough clean. Most people need nothing else.",
    tone: "brand",
  },
  {
    share: 19,
    name: "Fillings",
    text: "White fillings in one visit, well numbed first.",
    tone: "tint",
  },
  {
    share: 12,
    name: "Children",
    text: "They count our teeth first. It’s only fair.",
    tone: "accent",
  },
  { share: 6, name: "Crowns", text: "Two visits, two weeks apart.", tone: "tint" },
  { share: 6, name: "Root canals", text: "Up to ninety minutes. Bring a film.", tone: "brand" },
  { share: 3, name: "Extractions", text: "Only when nothing else will do.", tone: "accent" },
] as const;

const services = {
  heading: "What do patients come in for?",
  intro: `Of every hundred visits in 2025, ${shares[0].share} were check-ups and cleaning. The drill gets plenty of rest.`,
  shares,
};

const guide = {
  heading: "Which visit do I need?",
  intro:
    "Answer three questions and we’ll suggest the right kind of visit. Your answers aren’t sent to us or stored.",
  questions,
  lines: visits.map(({ id, name, minutes, price: amount, text, rule }) => ({
    id,
    name,
    facts: `${formatDuration(minutes)}, ${price(amount)}`,
    text,
    condition: ruleInWords(rule),
    rule,
  })),
  words: {
    list: "The guide works down this list and stops at the first line that applies.",
    empty: "No answers yet.",
    waiting: "One more answer needed for line",
    found: "We suggest line",
    disclaimer: "This is a suggestion, not a diagnosis.",
    passed: "Does not apply",
    fits: "Applies",
    action: "Request this visit",
    submit: "Show suggestion",
    reset: "Start again",
  },
  urgent: {
    text: "Swollen face, fever or trouble swallowing? Skip the questions and ring us:",
    phone: practice.phone,
  },
};

const prices = {
  heading: "What does it cost?",
  intro: `Each price includes the injection, X-rays and time to change your mind. From ${price(WRITTEN_FROM)} you get it in writing first, and we stick to it.`,
  caption: "Prices and times for visits and treatments",
  columns: { name: "Treatment", takes: "Time", price: "Price" },
  groups: priceGroups,
  estimate,
  picture: picture("dental-clinic"),
};

const cups = {
  heading: "What does a hygiene visit do?",
  text: "Our patients’ teeth are private, so these are the waiting-room cups instead: three years of tea, then one quiet Tuesday with Aoife.",
  note: `She’s just as careful with teeth. ${hygiene.name}: ${formatDuration(hygiene.minutes).replaceAll(" ", "\u00a0")}, ${price(hygiene.price)}.`,
  action: {
    label: "Request a hygiene visit",
    visit: hygiene.name,
    href: `?visit=${hygiene.id}#appointment`,
  },
  slider: {
    label: "Compare before and after",
    before: { word: "Three years of tea", picture: picture("dentist-cups-stained") },
    after: { word: "One Tuesday", picture: picture("dentist-cups-clean") },
  },
};

const emergency = {
  heading: "What if a tooth is knocked out?",
  steps: [
    "Hold it by the white part. Don’t touch or scrub the root.",
    "Put it in milk. Oat milk doesn’t count.",
    "Ring us on the way. The first half hour matters most.",
  ],
  phone: practice.phone,
  note: "We answer during opening hours; at other times a message tells you which dentist in town is on call. If it’s hard to breathe or swallow, ring 112.",
};

const appointment = {
  heading: "How do I book an appointment?",
  text: "Tell us when suits you. We reply within the hour while we’re open, with your time or the nearest one we have.",
  hours,
  exceptions: `Saturdays are kept for urgent visits. We’re closed ${closures.map(({ days }) => days).join(" and ")}.`,
  address: [practice.name, practice.street, practice.town],
  phone: practice.phone,
  form: {
    subject: { label: "Type of visit", help: "Not sure? Answer the three questions above." },
    topics: [{ label: "Not sure yet", value: "" }, ...visits.map(({ name }) => ({ label: name }))],
    message: {
      label: "Preferred times and notes",
      help: "Two or three times; allergies, worries, anything we should know",
    },
    submit: "Request appointment",
    confirmation: {
      heading: "Your request is with us.",
      text: "We reply within the hour while we are open. You will get an email to confirm that it arrived.",
    },
  },
};

const told = forMachines(business, {
  type: "Dentist",
  since: practice.founded,
  hours: practice.openingHours.map(({ weekdays, from, to }) => ({
    days: weekdays.map((day) => weekdayNames[day]),
    opens: from,
    closes: to,
  })),
});

/** The copy of Northside Dental, the dentist home, by section. The practice, its street and everybody in it are invented. */
export const content = {
  hero,
  services,
  guide,
  stop,
  team,
  prices,
  cups,
  reviews,
  emergency,
  appointment,
  business: told,
};

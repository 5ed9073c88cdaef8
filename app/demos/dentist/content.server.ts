import { picture } from "#content/media.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { reviews, team } from "./people.server.ts";
import { practice, printedHours } from "./practice.ts";
import { price, priceGroups, WRITTEN_FROM } from "./prices.server.ts";
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
  text: `Dentists on ${practice.street.replace(/^\d+ /, "")} in ${practice.town}. You see what we see, you know what it costs, and a raised hand stops everything.`,
  primary: { label: "Which visit do I need?", href: "#guide" },
  secondary: { label: "What it costs", href: "#prices" },
  picture: picture("dentist-tooth"),
  card: {
    next: "Next possible appointment",
    open: "Opening hours",
    note: "If it is taken, we offer you the next one.",
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
    name: "Looking and polishing",
    text: "Check-ups and hygiene visits. You leave with the same teeth, only louder.",
    tone: "brand",
  },
  {
    share: 19,
    name: "Filling",
    text: "White, one visit, numb by the time you ask.",
    tone: "tint",
  },
  {
    share: 12,
    name: "Children",
    text: "They count ours first. It is only fair.",
    tone: "accent",
  },
  { share: 6, name: "Crowns", text: "Two visits, two weeks apart.", tone: "tint" },
  { share: 6, name: "Roots", text: "Ninety minutes. Bring a film.", tone: "brand" },
  { share: 3, name: "Taking out", text: "Last on the list, on purpose.", tone: "accent" },
] as const;

const services = {
  heading: `Of a hundred visits, ${shares[0].share} are looking and polishing`,
  intro: "All of 2025 at Northside, by what was done. The whirring is smaller than it sounds.",
  shares,
};

const guide = {
  heading: "Three questions, and the right amount of time",
  intro:
    "They find the visit to ask for, not what you have: for that somebody has to look. Nothing you tick is sent or kept.",
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
    list: "The guide reads the list from the top and stops at the first line that applies.",
    empty: "No answers yet.",
    waiting: "One more answer needed for line",
    found: "We suggest line",
    disclaimer: "A suggestion for a visit, not a diagnosis.",
    passed: "Does not apply",
    fits: "Applies",
    action: "Request this visit",
    submit: "Show suggestion",
    reset: "Start again",
  },
  urgent: {
    text: "A swollen face, a fever, or hard to swallow? Tick nothing, ring us:",
    phone: practice.phone,
  },
};

const prices = {
  heading: "To the cent, and before the chair goes back",
  intro: `One price: injection, X-ray and second thoughts are in it. From ${price(WRITTEN_FROM)} you get it in writing first, and it stays that.`,
  caption: "What visits and treatments take and cost",
  columns: { name: "What", takes: "In the chair", price: "Price" },
  groups: priceGroups,
  picture: picture("dental-clinic"),
};

const cups = {
  heading: "Before and after, without a mouth in sight",
  text: "Mouths belong to people, so we show cups. They are from our waiting room: three years of tea, then one quiet Tuesday with Aoife.",
  note: `She is as careful with teeth. ${hygiene.name}: ${formatDuration(hygiene.minutes).replaceAll(" ", "\u00a0")}, ${price(hygiene.price)}.`,
  slider: {
    label: "Compare before and after",
    before: { word: "Three years of tea", picture: picture("dentist-cups-stained") },
    after: { word: "One Tuesday", picture: picture("dentist-cups-clean") },
  },
};

const emergency = {
  heading: "A tooth came out? Milk first, then us.",
  steps: [
    "Hold it by the white end. Leave the root alone, and do not scrub.",
    "Put it in milk. Oat does not count.",
    "Ring on the way. The first half hour is worth the most.",
  ],
  phone: practice.phone,
  note: "Answered while the door is open; at other times a voice tells you which dentist in town is on call. If it is hard to breathe or to swallow: 112.",
};

const appointment = {
  heading: "Say when. We say yes, or nearly.",
  text: "Somebody looks into the book and answers within the hour while the door is open, with your time or the one beside it.",
  hours,
  saturdays: "Saturdays are for what cannot wait.",
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

/** For search engines: the practice and its hours. */
const business = {
  "@context": "https://schema.org",
  "@type": "Dentist",
  name: practice.name,
  description: hero.text,
  foundingDate: String(practice.founded),
  telephone: practice.phone.display,
  email: practice.email,
  currenciesAccepted: "EUR",
  address: {
    "@type": "PostalAddress",
    streetAddress: practice.street,
    addressLocality: practice.town,
    addressCountry: "IE",
  },
  openingHoursSpecification: practice.openingHours.map(({ weekdays, from, to }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays.map((day) => `https://schema.org/${weekdayNames[day]}`),
    opens: from,
    closes: to,
  })),
};

/** The copy of Northside Dental, the dentist home, by section. The practice, its street and everybody in it are invented. */
export const content = {
  hero,
  services,
  guide,
  team,
  prices,
  cups,
  reviews,
  emergency,
  appointment,
  business,
};

import { formatPlanPrice } from "#app/lib/money.ts";
import type { ComparedPlan } from "#app/sections/prices/plan-comparison/plan-comparison.tsx";
import type { Plan, PlanSet } from "#app/sections/prices/pricing-tabs/pricing-tabs.tsx";

const usd = (amount: number) => formatPlanPrice({ amount, currency: "USD" });

/** Rooms of a shared workshop, by month and by year. */
const benches = [
  { title: "EVENINGS", subtitle: "From six o'clock, and Sundays", hours: 40, locker: 1, guests: 0 },
  {
    title: "BENCH",
    subtitle: "One of your own, at any hour",
    hours: 160,
    locker: 2,
    guests: 1,
    isPopular: true,
  },
  { title: "ROOM", subtitle: "With a door, for two or three", hours: 400, locker: 6, guests: 4 },
] as const;

const benchPrices = { monthly: [8900, 24000, 61000], yearly: [89000, 240000, 610000] } as const;

/** The yearly price is ten times the monthly one. */
export const benchSets = (["monthly", "yearly"] as const).map((term): PlanSet => ({
  term,
  label: term.toUpperCase(),
  plans: benches.map(({ hours, locker, guests, ...bench }, index) => ({
    ...bench,
    price: usd(benchPrices[term][index]!),
    features: [
      { amount: `${hours} hours`, text: "of machine time" },
      { amount: `${locker}`, text: locker === 1 ? "locker" : "lockers" },
      { amount: guests === 0 ? "No" : `${guests}`, text: guests === 1 ? "guest a day" : "guests" },
      { amount: "All", text: "courses at half price" },
    ],
    buttonTitle: "Choose plan",
    buttonLink: "/page/pricing-packages",
  })),
}));

/** Lessons, as a price list. */
export const lessons: PlanSet = {
  term: "monthly",
  label: "Lessons",
  plans: [
    {
      title: "Beginners",
      subtitle: "Mondays at seven",
      price: usd(6000),
      features: [
        { amount: "Four", text: "evenings of two hours" },
        { amount: "all", text: "tools" },
        { amount: "one", text: "stool to take home" },
      ],
      buttonTitle: "Reserve",
      buttonLink: "/page/pricing-packages",
    },
    {
      title: "Joinery",
      subtitle: "Wednesdays at seven, and one Saturday",
      price: usd(14000),
      features: [
        { amount: "Five", text: "sessions" },
        { amount: "the", text: "wood for a cabinet" },
        { amount: "help", text: "until it closes" },
      ],
      buttonTitle: "Reserve",
      buttonLink: "/page/pricing-packages",
      isPopular: true,
    },
    {
      title: "Open bench",
      subtitle: "Fridays, bring your own",
      price: usd(3500),
      features: [
        { amount: "Four", text: "evenings" },
        { amount: "one", text: "teacher for six people" },
        { amount: "soup", text: "at nine" },
      ],
      buttonTitle: "Reserve",
      buttonLink: "/page/pricing-packages",
    },
  ],
};

/** Hosting, compared line by line. */
export const hostingPlans: readonly ComparedPlan[] = [
  {
    title: "Small",
    subtitle: "One site, one person",
    price: usd(900),
    buttonTitle: "Choose",
    buttonLink: "/page/pricing-packages",
  },
  {
    title: "Medium",
    subtitle: "A few sites, a few people",
    price: usd(2400),
    buttonTitle: "Choose",
    buttonLink: "/page/pricing-packages",
    isPopular: true,
  },
  {
    title: "Large",
    subtitle: "An agency and its clients",
    price: usd(5900),
    buttonTitle: "Choose",
    buttonLink: "/page/pricing-packages",
  },
];

export const hostingRows = [
  { label: "Sites", values: ["1", "5", "25"] },
  { label: "Visits a month", values: ["20,000", "200,000", "2 million"] },
  { label: "Own domain", values: [true, true, true] },
  { label: "Copy every hour", values: [false, true, true] },
  { label: "Test site", values: [false, true, true] },
  { label: "Answer by a person", values: ["Within 2 days", "The same day", "Within an hour"] },
  { label: "Contract of your lawyer", values: [false, false, true] },
];

/** One course, one price. */
export const course: Omit<Plan, "isPopular"> = {
  title: "Ten days, one chair, made by you",
  subtitle:
    "From the log to the last coat of oil. You sleep above the workshop and go home with the chair.",
  price: usd(148000),
  features: [
    { amount: "Ten days", text: "with two teachers" },
    { amount: "Six", text: "people at most" },
    { amount: "Oak", text: "from our own stack" },
    { amount: "A room", text: "and breakfast" },
    { amount: "Tools", text: "to use and to keep: three" },
    { amount: "Delivery", text: "of the chair, anywhere" },
  ],
  buttonTitle: "Ask for a place",
  buttonLink: "/page/pricing-packages",
};

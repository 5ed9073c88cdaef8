import { ifThere, OFFER, PRICES, SERVICES } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { CarouselCard } from "./bands/card-carousel.tsx";
import type { YearFigure } from "./bands/twenty-years/twenty-years.tsx";
import type { Strength } from "./bands/strengths/strengths.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { HostingPlan } from "./bands/hosting-plans/hosting-plans.tsx";
import type { Service } from "./bands/service-wall/service-wall.tsx";
import { paidBy } from "./cohort.server.ts";
import { FEE, process } from "./process.server.ts";

/** The copy of Kindling, the startup home. Order of the sections and the figures: specification, points 1 and 9. */
const hero = {
  heading: "From a good idea to paying customers.",
  lead: "Kindling is a Pittsburgh startup studio. For twelve weeks we put a researcher, a designer and a salesperson on your team, until you have a product, a price and people who have paid it.",
  primary: { label: "See how it works", href: "#process" },
  secondary: { label: "See pricing", href: "#pricing" },
  note: "Four starts a year. Eight companies each.",
  picture: picture("startup-plane"),
};

const strengths = [
  {
    title: "Innovative business",
    content:
      "We start with forty customer interviews. Most founders come out with a better idea than they brought in.",
    link: { label: "What we offer", href: ifThere(OFFER) },
  },
  {
    title: "Expertly marketing",
    content:
      "We pick one channel, one message and one number to watch. You add a second channel once the first one pays for it.",
    link: { label: "Our services", href: ifThere(SERVICES) },
  },
  {
    title: "Engaging audiences",
    content:
      "Your first hundred customers know your name. We set up the habits that keep it that way at ten thousand.",
    link: { label: "What we offer", href: ifThere(OFFER) },
  },
] as const satisfies readonly Strength[];

const figures = [
  {
    value: 175,
    suffix: "+",
    label: "Worldwide offices",
    detail: "Each a founder’s, and ours for twelve weeks. The one we rent is in Pittsburgh.",
    mark: "line",
  },
  {
    value: 20,
    suffix: "",
    label: "Years of experience",
    detail: "The first company we helped start still sends us its numbers.",
    mark: "years",
  },
  {
    value: 200,
    suffix: "+",
    label: "High skilled people",
    detail: "One in three has founded a company, and most of those are still open.",
    mark: "bars",
    hasPart: true,
  },
] as const satisfies readonly YearFigure[];

/** The two counters that grew, at the end of each of the twenty years. */
const years = {
  people: [3, 5, 8, 11, 15, 19, 24, 30, 37, 45, 54, 64, 75, 88, 103, 120, 138, 157, 178, 200],
  offices: [1, 2, 3, 5, 7, 9, 12, 16, 21, 27, 34, 42, 52, 63, 76, 91, 109, 129, 151, 175],
  founders: 33,
  ends: ["Year 1", "Year 20"] as const,
};

const about = {
  heading: "We work at the desk next to yours.",
  text: [
    "Our people move into your office for twelve weeks, use your tools and answer your phone. When they leave, everything they built stays with you, written down and running.",
    "If the interviews show after four weeks that people won’t pay, we tell you, stop, and refund half the fee. We’ve done that nine times.",
  ],
  facts: [
    { term: "Team", detail: "Three, full time" },
    { term: "Length", detail: "Twelve weeks" },
    { term: "Equity we take", detail: "None" },
    { term: "Fixed fee", detail: FEE },
  ],
  picture: picture("cover-two-chairs"),
};

const carousel = {
  heading: "Companies that left with customers.",
  cards: [
    { subtitle: "Speaker maker", title: "Hum", picture: picture("project-speaker-3") },
    { subtitle: "Tea by mail", title: "Second Flush", picture: picture("project-tea-1") },
    { subtitle: "Bags from offcuts", title: "Canvass", picture: picture("backpack-clay") },
    { subtitle: "Olive oil direct", title: "Sera", picture: picture("project-oliveoil-3") },
    { subtitle: "Skin care refills", title: "Plain", picture: picture("project-cosmetics-1") },
    { subtitle: "Lamps for renters", title: "Lumen & Co", picture: picture("project-lamps-3") },
    { subtitle: "Chocolate squares", title: "Quarter", picture: picture("project-choco-1") },
    { subtitle: "Vinyl of the month", title: "Slow Orbit", picture: picture("project-record-2") },
  ].map((card) => ({
    ...card,
    result: `${paidBy(card.title)} paying customers`,
    btnTitle: "See what we offer",
    btnMore: `to companies like ${card.title}`,
    btnLink: ifThere(OFFER),
  })) satisfies CarouselCard[],
};

const services = {
  heading: "Design services for new companies.",
  intro:
    "Everything your customers will see, all by the designer at your desk, so that it fits together.",
  services: [
    {
      title: "Name and logo",
      content:
        "A name that’s available in your three markets, and a logo that works at 16 pixels and on a van.",
      drawing: "#service-mark",
    },
    {
      title: "Product design",
      content:
        "A clickable prototype in week four, in five customers’ hands in week five, yours to run by week eight.",
      drawing: "#service-screens",
    },
    {
      title: "The first website",
      content: "One page that says what it is, what it costs and how to get it.",
      drawing: "#service-page",
    },
    {
      title: "Sales deck",
      content: "Nine slides. The ninth is the price.",
      drawing: "#service-deck",
    },
    {
      title: "Packaging",
      content: "Boxes that survive the mail and get photographed by the people who open them.",
      drawing: "#service-box",
    },
    {
      title: "Tone of voice",
      content: "Forty sample sentences your whole team can copy.",
      drawing: "#service-voice",
    },
  ] as const satisfies readonly Service[],
  link: { label: "See all services", href: ifThere(`${SERVICES}/`) },
};

/** Specification, point 9: the same three tiers by month and by year. */
const tiers = [
  { title: "BASIC", subtitle: "For a first launch page", domains: 5, storage: 20, upload: 2 },
  {
    title: "STANDARD",
    subtitle: "For a product with customers",
    domains: 10,
    storage: 40,
    upload: 2,
    isPopular: true,
  },
  { title: "PREMIUM", subtitle: "For more than one brand", domains: 20, storage: 60, upload: 4 },
] as const;

const largest = tiers[2];

const prices = { monthly: [999, 1999, 2999], yearly: [9099, 19999, 29099] } as const;

const pricing = {
  heading: "Hosting for what you launch.",
  intro:
    "When the twelve weeks are over, your site can stay with us. Leave any time and take everything with you.",
  sets: (["monthly", "yearly"] as const).map((term) => ({
    term,
    label: term.toUpperCase(),
    plans: tiers.map(({ upload, storage, ...tier }, index): HostingPlan => ({
      ...tier,
      price: formatPlanPrice({ amount: prices[term][index]!, currency: "USD" }),
      features: [
        { amount: `${tier.domains}`, text: "domains", share: tier.domains / largest.domains },
        { amount: `${upload} GB`, text: "upload", share: upload / largest.upload },
        { amount: `${storage} GB`, text: "storage", share: storage / largest.storage },
        { amount: "Unlimited", text: "bandwidth", share: 1 },
      ],
      buttonTitle: "Choose plan",
      buttonLink: PRICES,
    })),
  })),
};

const journal = {
  heading: "From the Kindling journal.",
  intro: "On launches, runway, prices and saying no.",
};

const closing = {
  heading: "A monthly email on getting to your first invoice.",
  text: "A case, a number and what we’d do differently. Next, how Second Flush got its first invoice paid in week five. Four minutes to read, one click to unsubscribe.",
};

/** The words of the page, by section. */
export const content = {
  hero,
  strengths,
  figures,
  years,
  about,
  carousel,
  services,
  process,
  pricing,
  journal,
  closing,
};

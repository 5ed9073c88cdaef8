import { OFFER, PRICES, SERVICES } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { CarouselCard } from "./bands/card-carousel.tsx";
import type { IconItem } from "#app/sections/lists/icon-row.tsx";
import type { Figure } from "#app/sections/figures/figure-row.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { PlanSet } from "#app/sections/prices/pricing-tabs.tsx";
import type { RisingStep } from "#app/sections/lists/rising-steps.tsx";
import type { ServiceTile } from "#app/sections/lists/service-bento.tsx";

/** The copy of Kindling, the startup home. Order of the sections and the figures: specification, points 1 and 9. */
const hero = {
  heading: "From a good idea to paying customers.",
  lead: "Kindling puts a researcher, a designer and a salesperson beside founders for twelve weeks. At the end there is a product, a price, and people who have paid it.",
  primary: { label: "See the three steps", href: "#process" },
  secondary: { label: "What it costs", href: "#pricing" },
  note: "Next start: Monday 11 January. Four places left.",
  picture: picture("startup-plane"),
};

const strengths = [
  {
    icon: "/drawings/kindling.svg#icon-spark",
    title: "Innovative business",
    content:
      "We begin with forty interviews, because the idea that survives them is rarely the one that went in.",
    link: { label: "What we offer", href: OFFER },
  },
  {
    icon: "/drawings/kindling.svg#icon-target",
    title: "Expertly marketing",
    content:
      "One channel, one message, one number to watch. The second channel comes when the first one pays for it.",
    link: { label: "Our services", href: SERVICES },
  },
  {
    icon: "/drawings/kindling.svg#icon-circle",
    title: "Engaging audiences",
    content:
      "Your first hundred customers know your name. We set up the habits that keep it so at ten thousand.",
    link: { label: "What we offer", href: OFFER },
  },
] as const satisfies readonly IconItem[];

const figures = [
  {
    value: 175,
    suffix: "+",
    label: "Worldwide offices",
    detail: "Desks with a landlord, a key and someone who knows the local grants.",
  },
  {
    value: 20,
    suffix: "",
    label: "Years of experience",
    detail: "The first company we helped to start turns twenty this winter.",
  },
  {
    value: 200,
    suffix: "+",
    label: "High skilled people",
    detail: "One in three has founded something. Most of those are still trading.",
  },
] as const satisfies readonly Figure[];

const about = {
  heading: "A desk beside yours, not a report on it.",
  text: [
    "Most advice arrives as a document. Ours arrives as people: they sit in your room, use your tools and answer your phone. When they go, the work stays, written down and running.",
    "We take a fixed fee and no shares. If after four weeks the interviews say that nobody will pay, we tell you so, stop, and give half of it back. That has happened nine times.",
  ],
  facts: [
    { term: "Team", detail: "Three of us, full time" },
    { term: "Length", detail: "Twelve weeks" },
    { term: "Shares we take", detail: "None" },
  ],
  picture: picture("desk"),
};

const carousel = {
  heading: "Eight companies that left with customers.",
  cards: [
    { subtitle: "Speaker maker", title: "Hum", picture: picture("project-speaker-1") },
    { subtitle: "Tea by post", title: "Second Flush", picture: picture("project-tea-1") },
    { subtitle: "Toys from offcuts", title: "Duckling", picture: picture("project-toys-2") },
    { subtitle: "Olive oil direct", title: "Sera", picture: picture("project-oliveoil-1") },
    { subtitle: "Skin care refills", title: "Plain", picture: picture("project-cosmetics-1") },
    { subtitle: "Lamps for tenants", title: "Lumen & Co", picture: picture("project-lamps-1") },
    { subtitle: "Chocolate in tiles", title: "Quarter", picture: picture("project-choco-1") },
    { subtitle: "Vinyl, one a month", title: "Slow Orbit", picture: picture("project-record-1") },
  ].map((card) => ({
    ...card,
    btnTitle: "How we did it",
    btnLink: OFFER,
  })) satisfies CarouselCard[],
};

const services = {
  heading: "Design is how strangers decide to trust you.",
  intro:
    "Everything a young company shows, made by the same four hands so that it agrees with itself.",
  tiles: [
    {
      title: "Name and mark",
      content:
        "A name that is free in your three markets, and a mark that works at 16 pixels and on a van.",
      drawing: "/drawings/kindling.svg#service-mark",
    },
    {
      title: "Product design",
      content:
        "Clickable in week two, tested with eight people in week three, in code by week six.",
      drawing: "/drawings/kindling.svg#service-screens",
    },
    {
      title: "The first website",
      content: "One page that says what it is, what it costs and how to get it.",
      drawing: "/drawings/kindling.svg#service-page",
    },
    {
      title: "Sales deck",
      content: "Nine slides. The ninth is the price.",
      drawing: "/drawings/kindling.svg#service-deck",
    },
    {
      title: "Packaging",
      content: "It survives the post and is photographed by the people who open it.",
      drawing: "/drawings/kindling.svg#service-box",
    },
    {
      title: "A tone of voice",
      content: "Forty example sentences beat a page of adjectives.",
      drawing: "/drawings/kindling.svg#service-voice",
    },
  ] as const satisfies readonly ServiceTile[],
  link: { label: "See all services", href: `${SERVICES}/` },
};

const process = {
  heading: "Twelve weeks, three steps, one number at the end of each.",
  steps: [
    {
      title: "Listen",
      weeks: "Weeks 1 to 4",
      content:
        "Forty conversations with people who have the problem. We record what they do now and what it costs them.",
      result: "The number: how many would pay today",
    },
    {
      title: "Make",
      weeks: "Weeks 5 to 8",
      content:
        "The smallest thing that solves it for five of them, built with your team, used in earnest from the first Friday.",
      result: "The number: how many came back unasked",
    },
    {
      title: "Sell",
      weeks: "Weeks 9 to 12",
      content:
        "A price, a page and a person who calls. We sit in on every call until you no longer need us there.",
      result: "The number: invoices paid",
    },
  ] as const satisfies readonly RisingStep[],
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

const prices = { monthly: [999, 1999, 2999], yearly: [9099, 19999, 29099] } as const;

const pricing = {
  heading: "Hosting for what you launch.",
  intro:
    "After the twelve weeks your site can stay with us. Leave whenever you like, with everything packed.",
  sets: (["monthly", "yearly"] as const).map((term): PlanSet => ({
    term,
    label: term.toUpperCase(),
    plans: tiers.map(({ domains, upload, storage, ...tier }, index) => ({
      ...tier,
      price: formatPlanPrice({ amount: prices[term][index]!, currency: "USD" }),
      features: [
        { amount: `${domains}`, text: "domains" },
        { amount: `${upload} GB`, text: "upload" },
        { amount: `${storage} GB`, text: "storage" },
        { amount: "Unlimited", text: "bandwidth" },
      ],
      buttonTitle: "Choose plan",
      buttonLink: PRICES,
    })),
  })),
};

const journal = {
  heading: "Notes from the first year.",
  intro: "Written by people who signed the invoices.",
};

const closing = {
  heading: "One letter a month about getting to the first invoice.",
  text: "A case, a number and what we would do differently. 4 minutes to read, 1 click to leave.",
};

/** The words of the page, by section. */
export const content = {
  hero,
  strengths,
  figures,
  about,
  carousel,
  services,
  process,
  pricing,
  journal,
  closing,
};

import { formatPlanPrice } from "#app/lib/money.ts";

/** Weeks, and the least a thing costs, in cents. */
const services = [
  {
    id: "brands",
    name: "Brands",
    text: "A name you can shout, a mark you can sew, and a way of moving that works without them. You get files, rules and an afternoon of questions.",
    weeks: 9,
    from: 24_000_00,
    who: "Imke and Joris",
  },
  {
    id: "sites",
    name: "Sites",
    text: "We write first, then draw. The person who drew it builds it. It all works by keyboard alone and on a phone from 2019. We keep eleven of those in a drawer.",
    weeks: 11,
    from: 38_000_00,
    who: "Noa and Samir",
  },
  {
    id: "shops",
    name: "Shops",
    text: "Four screens from first look to paid, with the price of delivery on the first. We buy something every Monday and send it back every Tuesday.",
    weeks: 14,
    from: 52_000_00,
    who: "Samir and Thandi",
  },
  {
    id: "products",
    name: "Products",
    text: "Tools people open because the job needs them. We sit beside them for two weeks, sketch for one, then build a new version every Friday until one survives the Monday.",
    weeks: 16,
    from: 68_000_00,
    who: "Thandi and Imke",
  },
  {
    id: "motion",
    name: "Motion",
    text: "Movement that tells you something: where a thing came from, or that it heard you. It comes with a stop button, like the tape on this page.",
    weeks: 5,
    from: 14_000_00,
    who: "Joris",
  },
  {
    id: "care",
    name: "Care",
    text: "Updates, measurements and a phone that gets picked up. You can leave at the end of any week, and the keys are yours from the first day.",
    weeks: null,
    from: 350_00,
    who: "Wout, who answers",
  },
] as const;

const price = (amount: number) => formatPlanPrice({ amount, currency: "EUR" });

/** The services as switches, with what each costs and takes. */
export const capabilities = {
  heading: "Our prices are on the page",
  intro:
    "Each one works on its own. These are starting prices, before tax; half of our projects end within ten per cent of them.",
  services: services.map(({ id, name, text, weeks, from, who }) => ({
    id,
    name,
    price: `from ${price(from)}${weeks === null ? " a week" : ""}`,
    text,
    facts: [
      { term: "Takes", detail: weeks === null ? "An hour a day" : `${weeks} weeks` },
      { term: "Ask for", detail: who },
    ],
  })),
};

/** The same services as the words of the tape, and what is not on sale. */
export const tape = {
  rows: [
    {
      label: "What we do",
      tone: "brand" as const,
      items: services.map(({ id, name }) => ({ label: name, href: `#${id}` })),
    },
    {
      label: "What we do not do",
      tone: "outline" as const,
      items: [
        "No lock-in",
        "No pop-ups",
        "No mood films",
        "No cookie banners",
        "No free pitches",
        "No sound until you press",
      ].map((label) => ({ label })),
    },
  ],
};

import { formatPlanPrice } from "#app/lib/money.ts";

/** Weeks, and the least a thing costs, in cents. */
const services = [
  {
    id: "brands",
    name: "Brands",
    text: "A name that can be shouted, a mark that can be sewn, and a way of moving that needs neither. Handed over as files, rules and one afternoon of questions.",
    weeks: 9,
    from: 24_000_00,
    who: "Imke and Joris",
  },
  {
    id: "sites",
    name: "Sites",
    text: "Written first, then drawn, then built by the person who drew it. Everything works with keys alone and on a telephone from 2019. We keep eleven of those in a drawer.",
    weeks: 11,
    from: 38_000_00,
    who: "Noa and Samir",
  },
  {
    id: "shops",
    name: "Shops",
    text: "From first look to paid in four screens, with the price of delivery on the first. We buy something ourselves every Monday and send it back every Tuesday.",
    weeks: 14,
    from: 52_000_00,
    who: "Samir and Thandi",
  },
  {
    id: "products",
    name: "Products",
    text: "Tools that people open because they have to. Two weeks beside them, one week of paper, then something that works by Friday and is thrown away by Monday, until it is not.",
    weeks: 16,
    from: 68_000_00,
    who: "Thandi and Imke",
  },
  {
    id: "motion",
    name: "Motion",
    text: "What moves has to say something: where a thing came from, or that it heard you. Delivered with a stop button, like all on this page.",
    weeks: 5,
    from: 14_000_00,
    who: "Joris",
  },
  {
    id: "care",
    name: "Care",
    text: "Updates, measurements and a telephone number that is answered. You can leave at the end of any month, and the keys are yours from the first day.",
    weeks: null,
    from: 1_400_00,
    who: "Wout, who answers",
  },
] as const;

const price = (amount: number) => formatPlanPrice({ amount, currency: "EUR" });

/** The services as switches, with what each takes and costs. */
export const capabilities = {
  heading: "Six switches, no master plan",
  intro:
    "Each works alone. The prices are where they start, without tax; half of our work ends within a tenth of them.",
  services: services.map(({ id, name, text, weeks, from, who }) => ({
    id,
    name,
    text,
    facts: [
      weeks === null
        ? { term: "Takes", detail: "An hour a day" }
        : { term: "Takes", detail: `${weeks} weeks` },
      { term: "From", detail: weeks === null ? `${price(from)} a month` : price(from) },
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
        "No retainers",
        "No pop-ups",
        "No mood films",
        "No cookies to consent to",
        "No pitches for free",
        "No sound that starts itself",
      ].map((label) => ({ label })),
    },
  ],
};

import * as formWords from "#forms/account-interest/words.ts";
import { picture } from "#content/media.ts";
import { accountKinds, type AccountKind } from "#forms/account-interest/options.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import { business } from "./business.tsx";
import type { Cost } from "./bands/cost-bars/cost-bars.tsx";
import type { RatedProduct } from "./bands/rate-table/rate-table.tsx";

/** The copy of Ledgerline, the finance home. The bank is invented, and so are its rates: nothing here is an offer or advice. */
const CURRENCY = "EUR";

/** Interest in hundredths of a per cent a year, by account. */
const rates = { everyday: 50, saver: 310, fixed: 265 } satisfies Record<AccountKind, number>;

/** The one thing that costs, in euros: a week on which the everyday account is overdrawn. */
const OVERDRAWN_WEEK = 9;

const hero = {
  heading: "Money, to the cent",
  lead: "Put in what you can each month and see what it comes to. The sum stands open below: nothing is rounded in our favour.",
  note: "An example, not an offer: Ledgerline is an invented bank. The rate is that of its regular saver, held still.",
  rate: rates.saver,
  currency: CURRENCY,
};

const trust = {
  label: "What stands behind it",
  facts: [
    {
      term: "A full banking licence",
      detail: "Invented, like the bank. A real one would print its number and its supervisor here.",
    },
    {
      term: "€100,000 protected",
      detail:
        "For each person and bank: that is what the law of the European Union asks of every deposit scheme.",
    },
    {
      term: "No advice, ever",
      detail: "We show sums and terms. What is right for you is for you, or someone who knows you.",
    },
    {
      term: "Books you can read",
      detail: "Forty pages a year, audited, with the bad loans on page three.",
    },
  ],
};

const labelOf = (kind: AccountKind) =>
  accountKinds.find(({ value }) => value === kind)?.label ?? kind;

const products = {
  heading: "Three accounts. That is all of them.",
  intro: "Each does one thing, and its whole price list fits in its row.",
  columns: ["Put in", "Take out", "Costs"],
  products: (
    [
      {
        key: "everyday",
        text: "For wages, rent and the card in your pocket.",
        kind: "variable, from the first euro",
        terms: [
          "Any amount",
          "At any time",
          `Nothing, abroad neither. A week overdrawn: €${OVERDRAWN_WEEK}`,
        ],
      },
      {
        key: "saver",
        text: "A standing order that earns. Stop it whenever you like.",
        kind: "variable",
        terms: ["€10 to €2,000 a month", "Twice a month", "Nothing"],
      },
      {
        key: "fixed",
        text: "A sum you will not need, for a time you choose.",
        kind: "fixed for the term",
        terms: [
          "€500 to €100,000, once",
          "At the end: 12, 24 or 36 months",
          "Early: the interest so far",
        ],
      },
    ] as const
  ).map((product) => ({
    ...product,
    name: labelOf(product.key),
    rate: percent(rates[product.key]),
  })) satisfies RatedProduct[],
  action: { label: "Open", hash: "#open" },
  note: "Rates of an invented bank on 1 November 2026, before tax. An example, not an offer.",
};

const year = (euros: number) => ({
  amount: euros * 100,
  price: formatPlanPrice({ amount: euros * 100, currency: CURRENCY }),
});

const fees = {
  heading: "What a year of banking costs",
  intro:
    "Most of it is charged so quietly that nobody adds it up. So we did, in four invented banks.",
  measure: "A current account, a card, forty payments abroad and one overdrawn week",
  costs: [
    { name: "Bank on the corner", text: "monthly fee, 1.9 % abroad", ...year(214) },
    { name: "Large direct bank", text: "1.75 % abroad, overdraft", ...year(126) },
    { name: "Card in an app", text: "“premium” tier", ...year(96) },
    { name: "Ledgerline", text: "the overdrawn week", ...year(OVERDRAWN_WEEK), isOurs: true },
  ] satisfies Cost[],
  source:
    "Model year: €2,000 spent abroad, €400 overdrawn for seven days. The other three are made up to show the chart; put in your own country’s banks, with the date of their price lists.",
};

const security = {
  heading: "Locked twice, and we lose the key",
  text: [
    "Every payment is signed on your telephone with a key that never leaves it. We cannot read it, copy it or be talked into using it, and neither can anyone who rings you and says he is us.",
    "If you lose the telephone, a second person you have named and a letter to your door open the account again. It takes two days. It is meant to.",
  ],
  facts: [
    { term: "New payee, first transfer", detail: "held for 4 hours" },
    { term: "Stop a payment", detail: "until 23:00" },
    { term: "We call you", detail: "never" },
  ],
  picture: picture("estate-documents"),
};

const voices = {
  heading: "From people who check",
  quotes: [
    {
      key: "bookkeeper",
      text: "I kept my own ledger beside theirs for a year, out of habit. We differed once, by a cent. It was mine.",
      source: "Ruth Abelson, bookkeeper",
      isLead: true,
    },
    {
      key: "saver",
      text: "The standing order is the only thing I have kept up for nine years, besides the dog.",
      source: "Tomás Quintela, nurse",
    },
    {
      key: "price-list",
      text: "Their price list is shorter than the apology from my last bank.",
      source: "Greta Lund, translator",
    },
    {
      key: "hold",
      text: "They held a transfer for four hours and it annoyed me. It was to a man who was not my landlord.",
      source: "Idris Mbaye, student",
    },
    {
      key: "rate",
      text: "When the rate went down they wrote before it did, with the sum it would cost me.",
      source: "Hanna Okoye, potter",
    },
  ],
};

const questions = {
  heading: "Asked before signing",
  items: [
    {
      id: "rate-changes",
      title: "Can the rate of the saver change?",
      text: "Yes, in both directions. You hear of it two months ahead, with what it means in euros for your own balance. The fixed term keeps its rate to the last day.",
    },
    {
      id: "reach",
      title: "What if I need the money sooner?",
      text: "From the saver you may take any amount, twice a month, without a fee. A fixed term can be ended early; you get all you paid in, and lose the interest it has earned so far.",
    },
    {
      id: "figure",
      title: "Is the calculator’s figure what I will get?",
      text: "Only if the rate stood still, which it will not, and before tax. It shows how the sum works, month by month, and the formula stands below it. It is no promise and no advice.",
    },
    {
      id: "protected",
      title: "What happens to my money if the bank fails?",
      text: "In the European Union a deposit scheme pays up to €100,000 for each person and bank, usually within seven working days. Ledgerline is invented and has neither your money nor a scheme.",
    },
    {
      id: "who",
      title: "Who can open an account?",
      text: "Here, nobody: this is a page of a template. The form below really is stored and answered by whoever runs the site, so a real bank could start with it on Monday.",
    },
  ],
};

const open = {
  heading: "Open an account",
  steps: [
    "Three fields now. No card, no copy of anything.",
    "Within two working days we write to you with the terms, four pages.",
    "You sign, or you do not. Until then nothing is opened.",
  ],
  picture: picture("finance-coins"),
  submit: "Request this account",
  confirmation: { heading: formWords.received, text: formWords.next },
};

/** For search engines. No rates and no ratings: nothing here can be bought. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "BankOrCreditUnion",
  name: business.name,
  description: "An invented bank with three accounts, whose sums can be checked to the cent.",
  email: business.email,
  areaServed: "European Union",
  currenciesAccepted: CURRENCY,
};

/** The words of the page, by section. */
export const content = {
  hero,
  trust,
  products,
  fees,
  security,
  voices,
  questions,
  open,
  business: organisation,
};

/** 310 → "3.10 %". */
function percent(rate: number): string {
  return `${(rate / 100).toFixed(2)} %`;
}

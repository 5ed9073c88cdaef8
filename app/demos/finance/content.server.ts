import * as formWords from "#forms/account-interest/words.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { passbook } from "./savings.ts";
import { accountKinds, type AccountKind } from "#forms/account-interest/options.ts";
import { formatMoney, inWhole } from "#app/lib/money.ts";
import { site } from "#content/site.ts";
import { business } from "./business.tsx";
import type { Cost } from "./bands/cost-bars/cost-bars.tsx";
import type { RatedProduct } from "./bands/rate-table/rate-table.tsx";
import type { FieldUnit } from "./bands/savings-calculator/savings-calculator.tsx";

/** The copy of Ledgerline, the finance home. The bank is invented, and so are its rates: nothing here is an offer or advice. */
const CURRENCY = "EUR";

/** Interest in hundredths of a per cent a year, by account. */
const rates = { everyday: 50, saver: 310, fixed: 265 } satisfies Record<AccountKind, number>;

const price = (amount: number) => formatMoney({ amount, currency: CURRENCY });

/** The one thing that costs, in cents: a week on which the everyday account is overdrawn. */
const OVERDRAWN_WEEK = 9_00;

const hero = {
  heading: "Money, to the cent",
  primary: { label: "Open an account", href: "#open" },
  secondary: { label: "Compare rates", href: "#accounts" },
  lead: "Ledgerline is an online bank where nothing is rounded in our favour.",
  prompt: "Enter what you can save each month and see what it grows to.",
  note: "This is an example. It uses the rate of our Regular saver and assumes that rate doesn’t change.",
  rate: rates.saver,
  currency: CURRENCY,
  sign: signOf(CURRENCY),
};

const trust = {
  label: "Licence and protection",
  facts: [
    {
      term: "Full banking licence",
      detail: "We’re licensed and supervised as a bank in the European Union, like any other.",
    },
    {
      term: "€100,000 protected",
      detail:
        "Per person and per bank: the amount EU law requires of every deposit guarantee scheme.",
    },
    {
      term: "Plain figures",
      detail: "We show you sums and terms. What suits you is your decision, or your adviser’s.",
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
  heading: "Compare accounts and rates",
  intro: "Each account has one job, and its full price list fits in its row.",
  columns: ["Pay in", "Withdraw", "Fees"],
  products: (
    [
      {
        key: "everyday",
        text: "For wages, rent and the card in your pocket.",
        kind: "variable, from the first euro",
        terms: [
          "Any amount",
          "At any time",
          `None, even abroad. A week overdrawn: ${price(OVERDRAWN_WEEK)}`,
        ],
      },
      {
        key: "saver",
        text: "A standing order that earns interest. Stop it any time.",
        kind: "variable",
        terms: ["€10 to €2,000 a month", "Twice a month", "None"],
      },
      {
        key: "fixed",
        text: "For money you won’t need until a date you choose.",
        kind: "fixed, the same for all three terms",
        terms: [
          "€500 to €100,000, once",
          "At the end: 12, 24 or 36 months",
          "Early exit: interest lost",
        ],
      },
    ] as const
  ).map((product) => ({
    ...product,
    name: labelOf(product.key),
    rate: percent(rates[product.key]),
  })) satisfies RatedProduct[],
  action: { label: "Open", hash: "#open" },
  note: "Rates on 1\u00a0November 2026, before tax. The terms you sign are the ones that count.",
};

const year = (amount: number) => ({ amount, price: price(amount) });

const fees = {
  heading: "What a year of banking costs",
  intro:
    "Most bank charges are small and easy to miss. We added up a year of them, here and elsewhere.",
  measure: "A current account, a card, forty payments abroad and one overdrawn week",
  costs: [
    { name: "High-street bank", text: "monthly fee, 1.9% abroad", ...year(214_40) },
    { name: "Large online bank", text: "1.75% abroad, overdraft", ...year(126_35) },
    { name: "App-only card", text: "premium tier", ...year(95_88) },
    { name: "Ledgerline", text: "the overdrawn week", ...year(OVERDRAWN_WEEK), isOurs: true },
  ] satisfies Cost[],
  source:
    "Model year: €2,000 spent abroad, €400 overdrawn for seven days. Price lists of 1\u00a0November 2026. All figures and the three other banks are samples.",
};

const security = {
  heading: "How we protect your account",
  text: [
    "You approve every payment on your phone, with a key that stays on the device. We can’t read it, copy it or be talked into using it, and neither can anyone who calls and claims to be us.",
    "If you lose your phone, someone you’ve named in advance and a letter to your door restore your access. It takes two days, and that’s deliberate.",
  ],
  facts: [
    { term: "New payee, first transfer", detail: "Held for 4 hours" },
    { term: "Stop a payment", detail: "Until 23:00 that day" },
    { term: "Calls from us", detail: "Never" },
  ],
};

const voices = {
  heading: "What customers say",
  lead: {
    text: "I kept my own ledger beside theirs for a year, out of habit. We differed once, by a cent. The mistake was mine.",
    source: "Ruth Abelson, bookkeeper",
  },
  others: [
    {
      text: "The standing order is the only thing I have kept up for nine years, besides the dog.",
      source: "Tomás Quintela, nurse",
    },
    {
      text: "Their price list is shorter than the apology from my last bank.",
      source: "Greta Lund, translator",
    },
    {
      text: "They held a transfer for four hours, which annoyed me. It turned out the man wasn’t my landlord.",
      source: "Idris Mbaye, student",
    },
    {
      text: "Before the rate went down they wrote to me, with the exact sum I would lose.",
      source: "Hanna Okoye, potter",
    },
  ],
};

const questions = {
  heading: "Questions and answers",
  items: [
    {
      id: "rate-changes",
      title: "Can the Regular saver rate change?",
      text: "Yes, up or down. We tell you two months ahead, with what it means in euros for your own balance. The Fixed term keeps its rate to the last day.",
    },
    {
      id: "reach",
      title: "What if I need the money sooner?",
      text: "You can take any amount out of the Regular saver twice a month, free of charge. You can end a Fixed term early: you get back all you paid in, but lose the interest earned so far.",
    },
    {
      id: "figure",
      title: "Is the calculator’s figure what I will get?",
      text: "Only if the rate stays the same, which it probably won’t. The figure is before tax. You can check it month by month against the formula under the chart. It isn’t advice.",
    },
    {
      id: "protected",
      title: "What happens to my money if the bank fails?",
      text: "The deposit guarantee scheme pays you back up to €100,000 per person and bank, usually within seven working days. You don’t have to apply: the scheme writes to you.",
    },
    {
      id: "who",
      title: "Who can open an account?",
      text: "Any adult who lives in the European Union. Send the form below and you’ll have the terms within two working days. Nothing is opened until you sign them.",
    },
  ],
};

const open = {
  heading: "Open an account",
  steps: [
    "Fill in three fields. No card or documents needed.",
    "Within two working days we send you the terms, four pages long.",
    "Sign if you agree. Nothing is opened until you do.",
  ],
  passbook: {
    title: "Regular saver",
    note: "How a passbook begins: €300 a month, at today’s rate.",
    entries: passbook({
      monthly: inWhole(300, CURRENCY).amount,
      rate: rates.saver,
      months: 4,
      first: "2027-01",
    }),
  },
  submit: "Request this account",
  confirmation: { heading: formWords.received, text: formWords.next },
};

const told = forMachines(business, {
  type: "BankOrCreditUnion",
  place: { currenciesAccepted: CURRENCY },
});

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
  business: told,
};

/** How the site's language writes a currency: "€" before the number, "kr" after it. */
function signOf(currency: string): FieldUnit {
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat(site.locale, style).formatToParts(0);
  const at = parts.findIndex(({ type }) => type === "currency");
  return {
    text: parts[at]!.value,
    isBefore: at < parts.findIndex(({ type }) => type === "integer"),
  };
}

/** 310 → "3.10%". */
function percent(rate: number): string {
  return `${(rate / 100).toFixed(2)}%`;
}

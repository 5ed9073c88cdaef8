import { CONTACT_FORM, PRICES, QUESTIONS } from "#content/addresses.ts";
import { formatPlanPrice, inWhole } from "#app/lib/money.ts";
import { picture } from "#content/media.ts";
import type { ComparedPlan } from "#app/sections/prices/plan-comparison/plan-comparison.tsx";
import type { PlanSet } from "#app/sections/prices/pricing-tabs/pricing-tabs.tsx";
import type { BillLine } from "./sample-bill.tsx";

const HERE = PRICES;
const dollars = (amount: number) => formatPlanPrice(inWhole(amount, "USD"));

const title = {
  heading: "Plans and prices",
  intro:
    "Kofi’s rule: a price that needs a second sentence is not finished. Here are six, and one bill to see what they come to.",
};

/** Specification, point 9: $800, $1200 (popular), $900, PER MONTH. */
const founders = {
  id: "founders",
  heading: "A founder by the month",
  per: "PER MONTH",
  plans: [
    {
      title: "STANDARD",
      subtitle: "For one decision",
      price: dollars(800),
      buttonTitle: "Choose",
      buttonLink: HERE,
    },
    {
      title: "ADVANCED",
      subtitle: "For a month that counts",
      price: dollars(1200),
      buttonTitle: "Choose",
      // The one button that leads nowhere (specification, point 2).
      buttonLink: "#",
      isPopular: true,
    },
    {
      title: "BUSINESS",
      subtitle: "For several people at once",
      price: dollars(900),
      buttonTitle: "Choose",
      buttonLink: HERE,
    },
  ] satisfies ComparedPlan[],
  rows: [
    { label: "With one of us", values: ["An afternoon", "A whole day", "An afternoon"] },
    { label: "Where", values: ["At ours, or by telephone", "At yours or ours", "At yours"] },
    { label: "People at the table", values: ["You", "You and one more", "Up to four"] },
    { label: "Letters answered between", values: ["Two", "As many as you write", "Four"] },
    { label: "Another founder each month", values: [false, true, false] },
    { label: "The bag test, once a year", values: [false, true, true] },
    { label: "One sheet with what was decided", values: [true, true, true] },
    { label: "Order number and thirty days", values: [false, false, true] },
    { label: "Ends", values: ["Any month", "Any month", "Any quarter"] },
  ],
};

/** Specification, point 9: $29, $39 (popular), $49, PER YEAR. */
const lists = {
  heading: "The Sunday List by the year",
  intro: "Two printed copies and a reminder every half year are in each of them.",
  set: {
    term: "PER YEAR",
    label: "The Sunday List by the year",
    plans: [
      {
        title: "For one",
        subtitle: "You are the company",
        price: dollars(29),
        features: [
          { amount: "Forty", text: "lines" },
          { amount: "two", text: "people who may open it" },
          { amount: "one", text: "afternoon with us when it matters" },
        ],
        buttonTitle: "Choose",
        buttonLink: HERE,
      },
      {
        title: "For two",
        subtitle: "Partners, or a couple with a shop",
        price: dollars(39),
        features: [
          { amount: "A hundred", text: "lines" },
          { amount: "four", text: "people" },
          { amount: "a page", text: "for each of you that the other cannot see" },
        ],
        buttonTitle: "Choose",
        buttonLink: HERE,
        isPopular: true,
      },
      {
        title: "For ten",
        subtitle: "A firm with an office",
        price: dollars(49),
        features: [
          { amount: "All", text: "the lines you find" },
          { amount: "ten", text: "people" },
          { amount: "the list", text: "of who has which key, from Rounds" },
        ],
        buttonTitle: "Choose",
        buttonLink: HERE,
      },
    ],
  } satisfies PlanSet,
};

const bill = {
  id: "bill",
  heading: "What a month comes to",
  text: [
    "The bill of a letting agent who has Rosalind for a launch and keeps the list for two. There are no lines for setting up, for support or for leaving, because nothing is asked for them.",
    "In a month without a day together the first line is missing and the rest stands. Bills go out on the first working day and are due after fourteen days.",
  ],
  head: "Fenwick & Daughters",
  lines: [
    { text: "ADVANCED", note: "One day, at yours", price: { amount: 120000, currency: "USD" } },
    {
      text: "The Sunday List, for two",
      note: "A year, paid once",
      price: { amount: 3900, currency: "USD" },
    },
    {
      text: "Train, second class",
      note: "As on the ticket",
      price: { amount: 6840, currency: "USD" },
    },
  ] satisfies BillLine[],
  tax: { label: "VAT, 20%", percent: 20 },
  total: "To pay",
  foot: "Thank you. Nothing on the back.",
};

const rounds = {
  id: "rounds-price",
  heading: "And Rounds?",
  text: "It depends on how many of you go out, and on nothing else. Ask Kofi: the figure is in the first sentence of his answer, and it does not change while you think about it.",
  actions: [
    { label: "Ask for your figure", href: `${CONTACT_FORM}?topic=prices` },
    { label: "Questions about bills", href: `${QUESTIONS}?q=bill` },
  ],
  picture: picture("cover-scales"),
};

/** The words of the page, by section. */
export const content = { title, founders, lists, bill, rounds };

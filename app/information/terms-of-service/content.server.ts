import { CONTACT_SIMPLE } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import type { Clause } from "./clause-list.tsx";

const title = {
  heading: "Terms that fit on one page",
  intro:
    "What you may expect of us and we of you, on the left as it binds us, on the right as we would say it over the counter.",
  crumb: "Terms of service",
  note: "In force since 21 November 2026",
};

const clauses: readonly Clause[] = [
  {
    id: "parties",
    title: "Who agrees with whom",
    text: [
      `These terms apply between ${site.name}, ${site.address.slice(1).join(", ")} (“we”), and whoever uses this site, takes a plan or orders work (“you”). Where you and we have signed something else, that prevails.`,
    ],
    plainly: "You and the nine of us. A signed paper beats this page.",
  },
  {
    id: "site",
    title: "Using the site",
    text: [
      "You may read, print and link everything here. You may use the site by any program that keeps to robots.txt and to the limits that the server states in its answers.",
      "You may not use the forms to write to strangers, try to enter where you have no key, or send so much that others are kept out.",
    ],
    plainly: "Look at everything. Do not try the handles of locked doors.",
  },
  {
    id: "template",
    title: "The template and its pictures",
    text: [
      "The code of this site, the words and marks of its invented businesses and its pictures may be used, changed and sold under the MIT licence that comes with them. Fonts and icons carry licences of their own, which are listed with the source.",
    ],
    plainly: "Take it. Keep the licence files with it.",
  },
  {
    id: "plans",
    title: "Plans and prices",
    text: [
      "A plan begins when we confirm it and runs for the month or year that stands beside its price. Prices are in the currency shown and without value added tax, which the bill shows by itself.",
      "We may change a price for the next period and say so thirty days before. A period that has begun keeps its price.",
    ],
    plainly: "What you were told is what you pay until your period ends.",
  },
  {
    id: "payment",
    title: "Bills",
    text: [
      "Bills are sent by mail on the first working day of a month and are due after fourteen days, with a BUSINESS plan after thirty. If one stays open for thirty days longer, we may rest the plan until it is paid. Nothing of yours is deleted in that time.",
    ],
    plainly: "If you are late, ring Aoife. She has heard it before.",
  },
  {
    id: "ending",
    title: "Ending it",
    text: [
      "You may end a plan by the month on any day to the end of that month, a plan by the quarter to the end of the quarter, and a list by the year to the end of its year. One sentence by mail is enough.",
      "We may end a plan with sixty days’ notice, or at once if you break the second clause. We then pay back what you have paid for the time that is left.",
    ],
    plainly: "One sentence is enough, from either side.",
  },
  {
    id: "consumers",
    title: "If you buy as a private person",
    text: [
      "You may withdraw within fourteen days without a reason. If work began before that because you asked for it, you pay for the part that is done. In the shop the period is one hundred days, and we pay for the way back.",
    ],
    plainly: "Fourteen days by law. A hundred in the shop, because we like to sleep.",
  },
  {
    id: "yours",
    title: "What is yours stays yours",
    text: [
      "Addresses, lists, notes and files that you bring or make with us are yours. We use them for nothing but the work you asked for, and hand them to you as a file on the day you ask, also when a bill is open.",
    ],
    plainly: "We never hold your things against you.",
  },
  {
    id: "faults",
    title: "When something goes wrong",
    text: [
      "We do our work with the care of people who sign for it. For harm that we cause on purpose or by gross negligence, and for harm to life and health, we are liable without limit. For the rest we are liable for what could be foreseen, up to what you paid us in the last twelve months.",
      "The demonstrations on this site are there to be looked at. The businesses in them are invented: nobody will bring you the food.",
    ],
    plainly: "We pay for our mistakes, not for the weather.",
  },
  {
    id: "law",
    title: "Law and court",
    text: [
      `These terms are under French law. The courts of Paris decide, unless the law of the country you live in gives you another one. If one clause does not hold, the others do.`,
    ],
    plainly: "Paris. But come for coffee first.",
  },
];

const closing = {
  id: "unclear",
  heading: "Is a clause unclear?",
  text: "Tell us which. If you had to ask, it is badly written, and the next version is yours.",
  actions: [{ label: "Ask about a clause", href: CONTACT_SIMPLE }],
};

/** The words of the page, by section. */
export const content = { title, clauses, closing };

import { CONTACT } from "#content/addresses.ts";
import type { CohortStep } from "./bands/cohort-chart/cohort-chart.tsx";
import { cohortLayers, paidInAll } from "./cohort.server.ts";

/** Of the program, for each company. */
export const FEE = "$96,000";

/** How the program works, told by what came of the last one. */
export const process = {
  heading: "How our twelve-week program works.",
  intro:
    "This is the last cohort: eight companies, twelve weeks, and every customer who had paid by the end of each week.",
  layers: cohortLayers(),
  weeks: 12,
  total: paidInAll(12),
  label: `Paying customers of the eight companies, week by week: ${[4, 6, 8, 10, 12].map((week) => `${paidInAll(week)} after week ${week}`).join(", ")}.`,
  measure: "customers had paid when the twelve weeks ended",
  marks: [8, 10].map((week) => ({
    week,
    paid: paidInAll(week),
    text: `${paidInAll(week)} after week ${week}`,
  })),
  next: {
    when: "Every quarter",
    places: "Eight places",
    text: `${FEE} each, half of it back if the interviews say no. We answer within a week.`,
    link: { label: "Ask for a place", href: CONTACT },
  },
  steps: [
    {
      title: "Listen",
      weeks: "Weeks 1 to 4",
      content:
        "Forty interviews with people who have the problem. We write down what they do today and what it costs them.",
      result: "The number: how many would pay today",
    },
    {
      title: "Make",
      weeks: "Weeks 5 to 8",
      content:
        "The smallest product that solves it for five of them, built with your team and in real use from the first Friday.",
      result: "The number: how many came back on their own",
    },
    {
      title: "Sell",
      weeks: "Weeks 9 to 12",
      content:
        "A price, a page and a person who makes the calls. We sit in on every one until you no longer need us there.",
      result: "The number: invoices paid",
    },
  ] as const satisfies readonly CohortStep[],
};

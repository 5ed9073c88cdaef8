import { csvLine } from "#shared/csv.ts";
import { formatMoney } from "#app/lib/money.ts";
import { site } from "#content/site.ts";
import type { PlannedMeasure } from "./bands/plan-tracks/plan-tracks.tsx";

/** The figures of Meridian: table, file, tracks and share are all made from these. The group is invented, and so is every number. */
export const YEAR = 2025;

/** Revenue in millions of euros, emissions in thousands of tonnes of CO₂ equivalent, injuries per million hours worked. */
const divisions = [
  { key: "ports", name: "Ports", revenue: 4_120, people: 18_400, emissions: 610, injuries: 1.9 },
  { key: "rail", name: "Rail", revenue: 3_260, people: 22_600, emissions: 480, injuries: 1.4 },
  { key: "power", name: "Power", revenue: 5_590, people: 9_300, emissions: 2_350, injuries: 0.8 },
  { key: "steel", name: "Steel", revenue: 6_410, people: 13_900, emissions: 7_900, injuries: 2.6 },
];

const sum = (of: (division: (typeof divisions)[number]) => number) =>
  divisions.reduce((total, division) => total + of(division), 0);

/** Hours worked follow the number of people, so the mean is weighed by them. */
const group = {
  revenue: sum(({ revenue }) => revenue),
  people: sum(({ people }) => people),
  emissions: sum(({ emissions }) => emissions),
  injuries: sum(({ people, injuries }) => people * injuries) / sum(({ people }) => people),
};

type Figures = typeof group;

const cellsOf = ({ revenue, people, emissions, injuries }: Figures) => [
  revenue.toLocaleString(site.locale),
  people.toLocaleString(site.locale),
  emissions.toLocaleString(site.locale),
  injuries.toFixed(1),
];

export const report = {
  columns: ["Division", "Revenue, € m", "People", "CO₂e, kt", "Injuries per million hours"],
  rows: divisions.map(({ key, name, ...figures }) => ({
    id: `figures-${key}`,
    name,
    cells: cellsOf(figures),
  })),
  total: { name: "Group", cells: cellsOf(group) },
};

/** The same table as a file, with bare numbers. */
const file = [
  ["division", "revenue_eur_m", "people", "emissions_kt_co2e", "injuries_per_million_hours"],
  ...[...divisions, { name: "Group", ...group }].map(
    ({ name, revenue, people, emissions, injuries }) => [
      name,
      String(revenue),
      String(people),
      String(emissions),
      injuries.toFixed(1),
    ],
  ),
]
  .map(csvLine)
  .join("");

export const download = {
  label: "Download the table (CSV)",
  href: `data:text/csv;charset=utf-8,${encodeURIComponent(file)}`,
  file: `meridian-${YEAR}.csv`,
};

const START = 2019;
const END = 2030;

/** Part of the way that a straight plan has done by the end of `YEAR`. */
export const planned = (YEAR - START) / (END - START);

interface Promised {
  name: string;
  unit: string;
  values: { start: number; now: number; end: number };
  digits: number;
  text: string;
}

const promises: Promised[] = [
  {
    name: "Our own emissions",
    unit: "Mt of CO₂e a year",
    values: { start: 17.8, now: group.emissions / 1000, end: 8.9 },
    digits: 1,
    text: "Half of the cut was one power station, closed in 2024. There is no second one to close.",
  },
  {
    name: "Steel made from scrap",
    unit: "% of our output",
    values: { start: 22, now: 31, end: 60 },
    digits: 0,
    text: "The furnace that will change this was ordered in September. The plan said 2023.",
  },
  {
    name: "Injuries at work",
    unit: "per million hours",
    values: { start: 4.1, now: group.injuries, end: 0.5 },
    digits: 1,
    text: "Every division now stops work when its newest employee asks. They often do.",
  },
  {
    name: "Berths with shore power",
    unit: "% of our berths",
    values: { start: 4, now: 38, end: 90 },
    digits: 0,
    text: "Cables are laid in nine more ports and waiting for substations.",
  },
];

export const measures = promises.map(
  ({ name, unit, values: { start, now, end }, digits, text }) => {
    const done = (now - start) / (end - start);
    const months = Math.round((done - planned) * (END - START) * 12);
    return {
      name,
      now: now.toFixed(digits),
      unit,
      from: `${START}: ${start.toFixed(digits)}`,
      to: `${END}: ${end.toFixed(digits)}`,
      done,
      verdict: months < 0 ? `${-months} months late.` : `${months} months ahead.`,
      text,
    };
  },
) satisfies PlannedMeasure[];

/** In cents; the latest last. */
const closes = [
  4521, 4498, 4530, 4562, 4549, 4581, 4604, 4597, 4570, 4555, 4588, 4622, 4640, 4631, 4668, 4702,
  4689, 4655, 4671, 4694, 4720, 4741, 4733, 4760, 4788, 4771, 4802, 4815, 4826, 4862,
];
const [before, close] = closes.slice(-2) as [number, number];

/** Millions of shares, and the dividend of the year in cents. */
const SHARES = 402;
const DIVIDEND = 184;

const euros = (amount: number) => formatMoney({ amount, currency: "EUR" });
const signed = (value: number, digits: number) =>
  `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(digits)}`;

export const share = {
  quote: {
    name: "Meridian Group",
    symbol: "MRDN",
    price: euros(close),
    change: `${signed((close - before) / 100, 2)} (${signed(((close - before) / before) * 100, 2)}%)`,
    direction: close < before ? ("down" as const) : ("up" as const),
    closes,
  },
  facts: [
    {
      term: `${closes.length} days`,
      detail: `${euros(Math.min(...closes))} – ${euros(Math.max(...closes))}`,
    },
    { term: "Market value", detail: `€${((SHARES * close) / 100_000).toFixed(1)} bn` },
    {
      term: `Dividend ${YEAR}`,
      detail: `${euros(DIVIDEND)} (${((DIVIDEND / close) * 100).toFixed(1)}%)`,
    },
  ],
};

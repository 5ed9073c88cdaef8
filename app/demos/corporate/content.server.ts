import { picture } from "#content/media.ts";
import type { Banner } from "#app/elements/media/banner-tile/banner-tile.tsx";
import { forMachines } from "#app/frame/for-machines.server.ts";
import type { Position } from "./bands/open-positions/open-positions.tsx";
import printed from "./annual-report/printed.json" with { type: "json" };
import { business } from "./business.tsx";
import { download, measures, planned, report, share, YEAR } from "./figures.server.ts";
import { offices } from "./offices.server.ts";

/** The copy of Meridian Group, the corporate home. Group, works and share are invented; the eleven cities are not. */
const FOUNDED = 1921;

/** How large each division is, in the unit of its trade. */
const sizes = { terminals: 31, track: "8,400 km", power: "11.2 GW", steel: "6.1 million tonnes" };

const hero = {
  heading: "You would notice if we stopped",
  lead: `Meridian makes steel, and builds and runs what is made of it: ${sizes.track} of track, ${sizes.terminals} port terminals and ${sizes.power} of power.`,
  primary: { label: "Our divisions", href: "#divisions" },
  secondary: { label: `Annual report ${YEAR}`, href: "#report" },
  picture: picture("corporate-tower"),
  caption:
    "Head office, Rotterdam. The orange panel was delivered by mistake in 1974. We kept it, and then the colour.",
};

const stock = {
  label: "Share price",
  ...share,
  note: "Closing price of Friday 20 November 2026, 17:35 CET. All figures on this page are samples.",
};

const divisions = {
  heading: "How our divisions connect",
  intro:
    "Steel becomes rail, rail ends at a port, ports need power, and power lines hang from steel. It took us a hundred years to run them as one business.",
  divisions: [
    {
      title: "Steel",
      text: `${sizes.steel} a year. Some of it was your last car.`,
      href: "#figures-steel",
      picture: picture("corporate-steel"),
    },
    {
      title: "Rail",
      text: `${sizes.track} of track. Longest run without a delay: 58 days. There was cake.`,
      href: "#figures-rail",
      picture: picture("corporate-rail"),
    },
    {
      title: "Ports",
      text: `${sizes.terminals} terminals. Ships are in and out in nineteen hours.`,
      href: "#figures-ports",
      picture: picture("corporate-port"),
    },
    {
      title: "Power",
      text: `${sizes.power}, mostly from water and wind. The orange balls warn pilots.`,
      href: "#figures-power",
      picture: picture("corporate-power"),
    },
  ] satisfies Banner[],
};

const late = measures.filter(({ done }) => done < planned).length;

const promises = {
  heading: "Progress on our targets",
  intro: `In 2019 we set ${inWords(measures.length)} targets for 2030. At the end of ${YEAR}, ${inWords(measures.length - late)} were ahead of schedule and ${inWords(late)} were late. The reasons are given beside each.`,
  planned,
  plannedLabel: `Planned position at the end of ${YEAR}`,
  measures,
};

const news = {
  heading: "Latest group news",
  intro: "One sentence on each item. For the full filing, write to our head office in Rotterdam.",
  items: [
    {
      title: "Quay seven at Tema opens, eleven weeks early",
      text: "The planners have been asked how, so that it can be done again.",
      division: "Ports",
      day: "19",
      month: "November 2026",
    },
    {
      title: "Third quarter: revenue of €4.9 billion",
      text: "Revenue rose by 3 per cent, although a furnace stood idle for nine days for want of a part costing €212.",
      division: "Group",
      day: "30",
      month: "October 2026",
    },
    {
      title: "Night repairs end south of Chennai",
      text: "Work on the track moves to the daytime, when fewer passengers are asleep on top of it.",
      division: "Rail",
      day: "12",
      month: "October 2026",
    },
    {
      title: "Second scrap furnace ordered",
      text: "It starts in 2028, doubles what we can melt, and may bring one late target back on schedule.",
      division: "Steel",
      day: "22",
      month: "September 2026",
    },
    {
      title: "Dredging fine in Valparaíso",
      text: "We dredged nine days into the hake spawning season and have paid €1.4 million.",
      division: "Ports",
      day: "14",
      month: "August 2026",
    },
  ],
};

/** A mail that says what it is about. */
const askAbout = (subject: string) =>
  `mailto:${business.email}?subject=${encodeURIComponent(subject)}`;

const careers = {
  figure: "412",
  picture: picture("corporate-lunch"),
  heading: "open jobs, most of them outdoors",
  text: "Each advertisement begins with the worst part of the job. Applications fell by a third when we started this, and so did resignations.",
  action: { label: "Ask about a job", href: askAbout("A job") },
  positions: [
    {
      title: "Crane driver",
      place: "Tema",
      text: "Forty metres up, alone, with long pauses when the wind is good for kites.",
    },
    {
      title: "Track geometry engineer",
      place: "Chennai",
      text: "You will argue over two millimetres for a month, and be right.",
    },
    {
      title: "Line climber",
      place: "Vancouver",
      text: "The view wears off by May. Helicopter to work, lunch on the pylon.",
    },
    {
      title: "Melt shop metallurgist",
      place: "Luleå",
      text: "1,600 degrees inside, minus thirty outside, one door between them.",
    },
    {
      title: "Harbour pilot scheduler",
      place: "Singapore",
      text: "Ships keep one timetable, tides another. Your job is to reconcile them.",
    },
  ].map((position): Position => ({ ...position, href: askAbout(position.title) })),
};

const map = {
  heading: "Offices worldwide",
  intro: "Listed in the order in which the sun reaches them. Choose one, and the meridian follows.",
  label: "Offices, from east to west",
  offices,
  first: "rotterdam",
};

/** Printed by `scripts/annual-report.ts`. */
const [reportFile = ""] = Object.values(
  import.meta.glob<string>("./annual-report/*.pdf", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

const annualReport = {
  heading: "Annual report and key figures",
  text: "These are the lines most readers look for, on this page and as a file for your spreadsheet. The report sets them beside our targets, and says why some of those are late.",
  caption: `Figures of ${YEAR} by division`,
  ...report,
  pdf: {
    label: `Annual report (PDF, ${Math.ceil(printed.bytes / 1000)} kB)`,
    href: reportFile,
    file: `meridian-annual-report-${YEAR}.pdf`,
  },
  download,
  note: "The spreadsheet has this table and nothing else: a row for each division, and the total.",
  cover: { name: business.name, title: "Annual report", year: String(YEAR) },
};

const told = forMachines(business, { type: "Corporation", since: FOUNDED });

/** The words of the page, by section. */
export const content = {
  hero,
  stock,
  divisions,
  promises,
  news,
  careers,
  map,
  annualReport,
  business: told,
};

function inWords(count: number): string {
  return ["none", "one", "two", "three", "four"][count] ?? String(count);
}

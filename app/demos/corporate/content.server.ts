import { picture } from "#content/media.ts";
import type { Banner } from "#app/elements/media/banner-tile/banner-tile.tsx";
import type { Position } from "./bands/open-positions/open-positions.tsx";
import { business } from "./business.tsx";
import { download, measures, planned, report, share, YEAR } from "./figures.server.ts";
import { offices } from "./offices.server.ts";

/** The copy of Meridian Group, the corporate home. Group, works and share are invented; the eleven cities are not. */
const FOUNDED = 1921;

/** How large each division is, in the unit of its trade. */
const sizes = { terminals: 31, track: "8,400 km", power: "11.2 GW", steel: "6.1 million tonnes" };

const hero = {
  heading: "You would notice if we stopped",
  lead: `${sizes.terminals} ports, ${sizes.track} of track, ${sizes.power} of power, and the steel in all three. On a good day nobody thinks of us.`,
  primary: { label: "What we run", href: "#divisions" },
  secondary: { label: `The figures of ${YEAR}`, href: "#report" },
  picture: picture("corporate-tower"),
  caption:
    "Head office, Rotterdam. The orange panel was delivered by mistake in 1974. We kept it, and then the colour.",
};

const stock = {
  label: "Share price",
  ...share,
  note: "Close of Friday 20 November 2026, 17:35 CET. Sample figures: Meridian and its share are invented.",
};

const divisions = {
  heading: "Four trades that need each other",
  intro:
    "Steel becomes rail, rail ends at a port, the port needs power, and power hangs from steel. It took us a hundred years to see that this is one business.",
  divisions: [
    {
      title: "Ports",
      text: `${sizes.terminals} terminals. A ship stays nineteen hours and would rather not.`,
      href: "#figures-ports",
      picture: picture("corporate-port"),
    },
    {
      title: "Rail",
      text: `${sizes.track} of track. Best run without a delay: 41 days. There was cake.`,
      href: "#figures-rail",
      picture: picture("corporate-rail"),
    },
    {
      title: "Power",
      text: `${sizes.power}, most of it from water and wind. The orange balls are for pilots.`,
      href: "#figures-power",
      picture: picture("corporate-power"),
    },
    {
      title: "Steel",
      text: `${sizes.steel} a year. Some of it was your last car.`,
      href: "#figures-steel",
      picture: picture("corporate-steel"),
    },
  ] satisfies Banner[],
};

const late = measures.filter(({ done }) => done < planned).length;

const promises = {
  heading: `${inWords(measures.length - late)} on time, ${inWords(late)} late`,
  intro:
    "In 2019 we made four promises for 2030. This is where they stood at the end of last year, the late ones included, because those are the ones you came for.",
  planned,
  plannedLabel: `Where the plan wanted us at the end of ${YEAR}`,
  measures,
};

const news = {
  heading: "The news, a sentence each",
  intro: "What does not fit into one is not finished yet. The filings behind them run to pages.",
  caption: "News of Meridian Group with what happened, in which division, and the day",
  columns: [
    { head: "What happened", share: 4.5 / 12 },
    { head: "In short", share: 3.5 / 12 },
    { head: "Division", share: 1.75 / 12 },
    { head: "Day", share: 2.25 / 12 },
  ],
  rows: [
    {
      name: "Quay seven at Tema opens, eleven weeks early",
      cells: [
        "Nobody is sure why, and the planners have been asked to find out.",
        "Ports",
        "19 November 2026",
      ],
    },
    {
      name: "Third quarter: €4.9 billion and one mistake",
      cells: [
        "Revenue rose by 3 per cent, and a furnace stood still for nine days for want of a part worth €212.",
        "Group",
        "30 October 2026",
      ],
    },
    {
      name: "Night trains get their nights back",
      cells: [
        "Repairs south of Chennai move to daytime, when fewer people are asleep on top of them.",
        "Rail",
        "12 October 2026",
      ],
    },
    {
      name: "A second furnace for scrap",
      cells: [
        "It doubles what we can melt, starts in 2028, and is the reason one late promise may yet hold.",
        "Steel",
        "22 September 2026",
      ],
    },
    {
      name: "Fined in Valparaíso, and paid",
      cells: [
        "We dredged nine days into the spawning season of the hake and owed €1.4 million for it.",
        "Ports",
        "14 August 2026",
      ],
    },
  ],
};

const careers = {
  figure: "412",
  heading: "open jobs, most of them outdoors",
  text: "Each advertisement begins with what is bad about the job. Applications fell by a third when we started that, and so did leaving.",
  action: { label: "Ask about a job", href: `mailto:${business.email}?subject=A%20job` },
  positions: [
    {
      title: "Crane driver",
      place: "Tema",
      text: "Forty metres up, alone, and no lift when the wind is right for flying kites.",
    },
    {
      title: "Track geometry engineer",
      place: "Chennai",
      text: "You will argue over two millimetres for a month, and be right.",
    },
    {
      title: "Line climber",
      place: "Vancouver",
      text: "Helicopter to work. Lunch on the pylon. The view stops being new in May.",
    },
    {
      title: "Melt shop metallurgist",
      place: "Luleå",
      text: "1,600 degrees inside, minus thirty outside, one door between them.",
    },
    {
      title: "Harbour pilot scheduler",
      place: "Singapore",
      text: "Ships are punctual. Tides are punctual. Your day is the difference.",
    },
  ] satisfies Position[],
};

const map = {
  heading: "The day reaches us eleven times",
  intro:
    "Our offices, in the order in which the sun finds them. Walk the list with the arrow keys; the meridian comes along.",
  label: "Offices, from east to west",
  offices,
  first: "rotterdam",
};

const annualReport = {
  heading: "The report, before the pictures",
  text: "It has 184 pages. These five lines are what people look for in them, so here they come first, and as a file that a spreadsheet can read.",
  caption: `Figures of ${YEAR} by division`,
  ...report,
  download,
  note: "The file holds this table and nothing else. Like the group, its numbers are invented.",
  cover: { name: business.name, title: "Annual report", year: String(YEAR) },
};

const call = {
  heading: "Someone picks up",
  text: "Press, investors, suppliers, neighbours, and people with something to report: you get a person with a name, in whichever of the eleven offices is awake.",
  actions: [
    { label: "Write to us", href: `mailto:${business.email}` },
    { label: "Find an office", href: "#offices" },
  ],
};

const organisation = {
  "@context": "https://schema.org",
  "@type": "Corporation",
  name: business.name,
  description:
    "An invented group that builds and runs ports, railways, power lines and steelworks.",
  foundingDate: String(FOUNDED),
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    addressLocality: "Rotterdam",
    addressCountry: "NL",
  },
};

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
  call,
  business: organisation,
};

function inWords(count: number): string {
  return ["None", "One", "Two", "Three", "Four"][count] ?? String(count);
}

import { CONTACT_SIMPLE } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { BackerTier } from "./bands/backers-by-tier/backers-by-tier.tsx";
import type { Ticket } from "./bands/ticket-stubs/ticket-stubs.tsx";
import { wholeFile } from "./calendar-files.server.ts";
import { schedule, speakers } from "./line-up.server.ts";
import { conference, type DayKey, inEnglish, startOf, talks } from "./programme.server.ts";

/** The copy of Frame Conf 2027. What is a date, an hour or a name comes from the programme. */
const { days, opens, timeZone } = conference;

const dayOfMonth = (day: DayKey) => inEnglish(day, { day: "numeric" });
/** Between thin spaces: set as large as a stage, the dash would touch the figures. */
const dates = `${dayOfMonth("thursday")}\u2009–\u2009${dayOfMonth("friday")}`;
const month = inEnglish("thursday", { month: "long" });

const hero = {
  name: conference.name,
  lines: [[dates, month], conference.city.split(" ")],
  lead: "Two days about how pictures move: twelve talks in two rooms, and not one panel.",
  primary: { label: "See the schedule", href: "#schedule" },
  calendar: { label: "Add both days to calendar", href: wholeFile },
  countdown: {
    label: "Time until the conference",
    until: { at: `${days[opens.day]}T${opens.at}`, timeZone },
    finished: "The lights are up. The programme below tells where to go.",
  },
  stage: picture("events-conference-beams"),
  crowd: picture("events-conference-crowd"),
};

const pounds = (amount: number) => formatPlanPrice({ amount: amount * 100, currency: "GBP" });

const tickets = {
  heading: "Three tickets. None of them is VIP.",
  intro:
    "Four hundred and twenty seats, and everybody queues for the same soup. Sales open on 12 January; readers of the letter hear the evening before.",
  tickets: [
    {
      name: "Both days",
      price: pounds(290),
      text: "Both rooms, both lunches, the wall, and the films of all twelve talks in July.",
      details: [
        "Thursday and Friday",
        "A seat, not a standing place",
        "Yours to pass on until 2 June",
      ],
      action: { label: "Notify me", href: "#subscribe" },
      light: "brand",
    },
    {
      name: "One day",
      price: pounds(165),
      text: "Thursday or Friday. Most people who chose it were sorry by lunch, and said so.",
      details: ["Lunch of that day", "Thursday includes the wall"],
      action: { label: "Notify me", href: "#subscribe" },
      light: "accent",
    },
    {
      name: "Under 26, or between jobs",
      price: pounds(75),
      text: "Both days. We do not ask for papers. Seventy seats, paid for by the sponsors below.",
      details: ["The same seat", "The same soup"],
      action: { label: "Write to us", href: CONTACT_SIMPLE },
      light: "none",
    },
  ] satisfies Ticket[],
  note: "Frame Conf is an invented conference, so no ticket is sold here: the buttons lead to the letter and to the contact form of this template.",
};

const venue = {
  heading: "At the end of the second pier",
  text: "The Lamp Store kept the spare lenses of eleven lighthouses until 1988. It has a hall for 420, a boiler room for 180, and walls that are used to bright light.",
  map: "/drawings/city-map.svg#city",
  // In hundredths of the drawing: the second of the three piers in the bay.
  at: { x: 87.8, y: 82.4 },
  place: { name: conference.venue, address: [conference.street, conference.city] },
  ways: [
    {
      term: "By train",
      detail: "To Central Station, then tram 4 along the river to its last stop. Nineteen minutes.",
    },
    {
      term: "On foot",
      detail:
        "Over the Bridge Street bridge and along Quayside, always downhill, which is a warning.",
    },
    {
      term: "By water",
      detail: "The number 2 ferry ties up at Pier 1, every half an hour, not in an easterly.",
    },
    {
      term: "Without stairs",
      detail:
        "Level from the tram. Both rooms have places for wheelchairs in rows two and nine, and a loop.",
    },
  ],
};

const sponsors = {
  heading: "Who pays for the electricity",
  intro:
    "The show draws 63 amperes on three phases. Sponsors are listed by the socket they paid for; none of them bought a talk.",
  tiers: [
    { figure: "63 A", name: "The stage", clients: ["lumen-yard", "volta-nord"] },
    { figure: "32 A", name: "The sound", clients: ["tidewell", "quillmark", "saltbox"] },
    {
      figure: "16 A",
      name: "The kettles",
      clients: ["kettle-crane", "pedalhaus", "fernhill", "marrow-pine"],
    },
  ] satisfies BackerTier[],
};

const questions = {
  heading: "Asked in the queue",
  columns: [
    [
      {
        id: "recordings",
        title: "Are the talks filmed?",
        text: "All twelve, with captions, and they are online in July: a month for ticket holders, then for everybody. The Dailies and the wall are not. You had to be there.",
      },
      {
        id: "language",
        title: "Which language?",
        text: "English, spoken by people for whom it is mostly the second. Every talk has live captions on the side wall, and the Great Hall has British Sign Language on both days.",
      },
      {
        id: "flashing",
        title: "Will there be flashing light?",
        text: "Not more than three times in a second, anywhere, and no strobe at all. Talks that come close say so in the schedule and on the door.",
      },
    ],
    [
      {
        id: "dailies",
        title: "How do I get into the Dailies?",
        text: "Bring one minute of moving picture on a stick to the desk before Thursday noon. No selection: first come, first shown. Forty-one fitted last year.",
      },
      {
        id: "refund",
        title: "What if I cannot come?",
        text: "Until 1 May you get all of your money back, afterwards half. Or pass the seat on and tell us the name; that costs nothing until the evening before.",
      },
      {
        id: "children",
        title: "Can I bring a baby?",
        text: "Yes. There is a glazed cabin at the back of the Great Hall, built for the man who used to watch the furnace. It has sound, and a view.",
      },
    ],
  ],
};

const letter = {
  heading: "One frame a month",
  text: "One still, one paragraph on why it moves. In January it also says when tickets open.",
  picture: picture("event-stage"),
};

/** For search engines: what is on, when and where. */
const business = {
  "@context": "https://schema.org",
  "@type": "Event",
  name: conference.name,
  description: "Two days, two tracks and twelve talks about how pictures move.",
  startDate: new Date(startOf(opens)).toISOString(),
  endDate: new Date(startOf({ day: "friday", at: "16:45" })).toISOString(),
  eventStatus: "https://schema.org/EventScheduled",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  location: {
    "@type": "Place",
    name: conference.venue,
    address: {
      "@type": "PostalAddress",
      streetAddress: conference.street,
      addressLocality: conference.city,
      addressCountry: "GB",
    },
  },
  performer: talks.map(({ speaker }) => ({ "@type": "Person", name: speaker })),
};

export const content = {
  hero,
  speakers,
  schedule,
  tickets,
  venue,
  sponsors,
  questions,
  letter,
  business,
};

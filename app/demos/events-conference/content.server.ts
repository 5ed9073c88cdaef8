import { CONTACT_SIMPLE } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { formatPlanPrice, inWhole } from "#app/lib/money.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
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

const pounds = (amount: number) => formatPlanPrice(inWhole(amount, "GBP"));

const hero = {
  name: conference.name,
  lines: [[dates, month], conference.city.split(" ")],
  lead: "Frame Conf 2027: two days about how pictures move. Two rooms, twelve talks, no panels.",
  primary: { label: "Tickets in January", href: "#tickets" },
  secondary: { label: "Schedule", href: "#schedule" },
  calendar: { label: "Add both days to calendar", href: wholeFile },
  countdown: {
    label: "Time until the conference",
    until: { at: `${days[opens.day]}T${opens.at}`, timeZone },
    finished: "The lights are up. The schedule below tells you where to go.",
  },
  stage: picture("events-conference-beams"),
  crowd: picture("events-conference-crowd"),
};

const tickets = {
  heading: "Tickets for seats and soup",
  intro:
    "There are 420 seats, and everyone queues for the same soup. Sales open each January; readers of the newsletter hear the evening before.",
  tickets: [
    {
      name: "Both days",
      price: pounds(290),
      text: "Both rooms, both lunches, the wall, and the films of all twelve talks in July.",
      details: ["Thursday and Friday", "A seat wherever you like", "Can be passed on until 2 June"],
      action: { label: "Notify me", href: "#subscribe" },
      light: "brand",
    },
    {
      name: "One day",
      price: pounds(165),
      text: "Thursday or Friday. By lunch, most people tell us that they wish they had booked both.",
      details: ["Lunch on the day", "Thursday includes the wall"],
      action: { label: "Notify me", href: "#subscribe" },
      light: "accent",
    },
    {
      name: "Under 26, or between jobs",
      price: pounds(75),
      text: "Both days, and we do not ask for proof. Seventy seats, paid for by the sponsors below.",
      details: ["The same seat", "The same soup"],
      action: { label: "Write to us", href: CONTACT_SIMPLE },
      light: "none",
    },
  ] satisfies Ticket[],
  note: "This is a sample event, so no ticket is sold here: the buttons lead to the newsletter and to the contact form.",
};

/** The break in the middle of the day, and of the page. */
const lunch = {
  lines: ["Lunch on", "the pier"] as const,
  text: "At 12:30 the doors to the sea are opened, and they stay open for two hours. One table, one soup, both days; the spoons are on the left.",
  picture: picture("events-conference-lunch"),
};

const venue = {
  heading: "Venue at the end of the pier",
  text: "Until 1988 the Lamp Store on Pier 2 kept the spare lenses of eleven lighthouses. It has a hall for 420, a boiler room for 180, and walls that are used to bright light.",
  map: "/drawings/city-map.svg#city",
  // In hundredths of the drawing: the second of the three piers in the bay.
  at: { x: 90.2, y: 84.5 },
  place: { name: conference.venue, address: [conference.street, conference.city] },
  ways: [
    {
      term: "By train",
      detail: "To Central Station, then tram 4 along the river to its last stop. Nineteen minutes.",
    },
    {
      term: "On foot",
      detail:
        "Across the bridge at Bridge Street and along Quayside: downhill on the way here, uphill home.",
    },
    {
      term: "By water",
      detail: "Ferry 2 ties up at Pier 1 every half hour, except in an easterly wind.",
    },
    {
      term: "Step-free",
      detail:
        "Level from the tram stop. Both rooms have wheelchair places in rows two and nine, and a hearing loop.",
    },
  ],
};

const sponsors = {
  heading: "Sponsors by plug and socket",
  intro:
    "The show draws 63 amps on three phases. Sponsors are listed by the socket they paid for; talks are not for sale.",
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
  heading: "Questions at the desk",
  columns: [
    [
      {
        id: "recordings",
        title: "Are the talks filmed?",
        text: "Yes, all twelve, with captions. They go online in July: for ticket holders first, and for everyone a month later. The Dailies and the wall are not filmed.",
      },
      {
        id: "language",
        title: "Which language?",
        text: "English, which is a second language for most of our speakers. Every talk has live captions on the side wall, and the Great Hall has British Sign Language on both days.",
      },
      {
        id: "flashing",
        title: "Will there be flashing light?",
        text: "Light flashes at most three times a second, and there are no strobes. Talks that come close are marked in the schedule and on the door.",
      },
    ],
    [
      {
        id: "dailies",
        title: "How do I get into the Dailies?",
        text: "Bring a one-minute film on a USB stick to the desk before noon on Thursday. There is no selection: first come, first shown. Forty-one fitted in last year.",
      },
      {
        id: "refund",
        title: "What if I cannot come?",
        text: "Until 1 May you get all of your money back, after that half. You can also pass your seat on, free of charge until the evening before: tell us the name.",
      },
      {
        id: "children",
        title: "Can I bring a baby?",
        text: "Yes. There is a glass cabin at the back of the Great Hall, built for the man who used to watch the furnace. It has sound and a clear view.",
      },
    ],
  ],
};

const letter = {
  id: "subscribe",
  heading: "News by torchlight",
  text: "One still a month, and why it moves. In January, a night’s start on the tickets.",
};

/** The last picture: the stage before the conference, and the date once more. */
const end = {
  heading: `${dates} ${month}`,
  text: "The stage is empty until then.",
  picture: hero.stage,
};

const told = forMachines(business, {
  type: "Event",
  more: {
    startDate: new Date(startOf(opens)).toISOString(),
    endDate: new Date(startOf({ day: "friday", at: "16:45" })).toISOString(),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    performer: talks.map(({ speaker }) => ({ "@type": "Person", name: speaker })),
  },
});

export const content = {
  hero,
  speakers,
  schedule,
  tickets,
  lunch,
  venue,
  sponsors,
  questions,
  letter,
  end,
  business: told,
};

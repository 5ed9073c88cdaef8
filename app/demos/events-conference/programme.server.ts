import { instantOf } from "#app/lib/countdown.ts";
import { held } from "./venue.ts";

/**
 * The facts of Frame Conf 2027, from which page and calendar files are made: change a day or an hour here and nowhere else. The
 * conference, its city and its speakers are invented.
 */
export const conference = {
  ...held,
  timeZone: "Europe/London",
  days: { thursday: "2027-06-03", friday: "2027-06-04" },
  opens: { day: "thursday", at: "09:30" },
  /** When the programme last changed: calendars take a newer file for the better one. */
  changed: "2026-11-30T09:00:00Z",
} as const;

export type DayKey = keyof typeof conference.days;

/** Eye is about how motion is seen, Hand about how it is made. */
export const tracks = {
  eye: { name: "Eye", about: "how it is seen", room: "Great Hall" },
  hand: { name: "Hand", about: "how it is made", room: "Boiler Room" },
} as const;

export type TrackKey = keyof typeof tracks;

export interface Hour {
  day: DayKey;
  /** By the clocks of the venue. */
  at: string;
  minutes: number;
  title: string;
  text: string;
}

/** What everybody does together. */
export const gatherings: readonly Hour[] = [
  {
    day: "thursday",
    at: "09:30",
    minutes: 20,
    title: "Lights up",
    text: "Great Hall. Welcome, fire exits, and the one rule about phones: in your pocket until Last frame.",
  },
  {
    day: "thursday",
    at: "12:30",
    minutes: 120,
    title: "Lunch on the pier",
    text: "Two hours, because the good talks happen in the queue.",
  },
  {
    day: "thursday",
    at: "16:00",
    minutes: 60,
    title: "Dailies",
    text: "Great Hall. Your own films, one minute each, in the order in which they arrive.",
  },
  {
    day: "thursday",
    at: "21:45",
    minutes: 75,
    title: "The wall",
    text: "It is dark by then. Six shorts, projected on the grain silo across the basin. Bring a coat.",
  },
  {
    day: "friday",
    at: "12:30",
    minutes: 120,
    title: "Lunch and the machine hall",
    text: "The old lens grinders are switched on at 13:15 and off again at 13:20.",
  },
  {
    day: "friday",
    at: "16:00",
    minutes: 45,
    title: "Last frame",
    text: "Great Hall. All twelve on one sofa, one question each. Then the hall gets up and the phones come out. The 17:20 train waits for nobody.",
  },
];

export interface Talk extends Hour {
  /** Names its calendar file. */
  key: string;
  track: TrackKey;
  speaker: string;
}

const talk = { minutes: 45 } as const;

export const talks: readonly Talk[] = [
  {
    ...talk,
    key: "what-the-eye-fills-in",
    day: "thursday",
    at: "10:00",
    track: "eye",
    title: "What the eye fills in",
    text: "Between two frames there is nothing. Your brain sells it to you as a horse.",
    speaker: "Ama Boateng-Lisle",
  },
  {
    ...talk,
    key: "one-puppet-9216-poses",
    day: "thursday",
    at: "10:00",
    track: "hand",
    title: "One puppet, 9,216 poses",
    text: "Six minutes and twenty-four seconds of film, fourteen months, one spare left hand.",
    speaker: "Tilda Ekholm",
  },
  {
    ...talk,
    key: "every-curve-is-a-weight",
    day: "thursday",
    at: "11:30",
    track: "eye",
    title: "Every curve is a weight",
    text: "Ease-out comes from a bouncing ball. How to find out what your own interface weighs.",
    speaker: "Joris Vantland",
  },
  {
    ...talk,
    key: "sixty-a-second-on-a-ticket-machine",
    day: "thursday",
    at: "11:30",
    track: "hand",
    title: "Sixty a second on a ticket machine",
    text: "Motion on a chip with 64 kB of memory and a queue behind it.",
    speaker: "Desmond Achterberg",
  },
  {
    ...talk,
    key: "the-cut-nobody-sees",
    day: "thursday",
    at: "14:30",
    track: "eye",
    title: "The cut nobody sees",
    text: "Nineteen years of taking out the frame before the one you wanted to keep.",
    speaker: "Lien Osei",
  },
  {
    ...talk,
    key: "drawing-smoke-with-a-broom",
    day: "thursday",
    at: "14:30",
    track: "hand",
    title: "Drawing smoke with a broom",
    text: "Effects without a simulation: soot, a glass plate, and a landlord who asks questions.",
    speaker: "Yun Castellane",
  },
  {
    ...talk,
    key: "letters-that-walk",
    day: "friday",
    at: "10:00",
    track: "eye",
    title: "Letters that walk",
    text: "A typeface has no knees. Hers was given some, and lost two weights on the way.",
    speaker: "Adaeze Njoku",
  },
  {
    ...talk,
    key: "motors-string-applause",
    day: "friday",
    at: "10:00",
    track: "hand",
    title: "Motors, string, applause",
    text: "Fifty-one years of flying actors over a stage, and what a rope knows about timing.",
    speaker: "Bruno Wexel",
  },
  {
    ...talk,
    key: "when-not-to-move",
    day: "friday",
    at: "11:30",
    track: "eye",
    title: "When not to move",
    text: "Draw the version with reduced motion first, then add. Includes four minutes of stillness.",
    speaker: "Henrik Solvang",
  },
  {
    ...talk,
    key: "a-keyframe-has-a-price",
    day: "friday",
    at: "11:30",
    track: "hand",
    title: "A keyframe has a price",
    text: "A producer opens the books of three films: what each second cost, and which were cut.",
    speaker: "Salma Rahimi",
  },
  {
    ...talk,
    key: "six-seconds-of-rain",
    day: "friday",
    at: "14:30",
    track: "eye",
    title: "Six seconds of rain",
    text: "Why a game about a postman took a year to look wet, and what players noticed first.",
    speaker: "Jonah Farrow",
  },
  {
    ...talk,
    key: "rendered-in-a-cowshed",
    day: "friday",
    at: "14:30",
    track: "hand",
    title: "Rendered in a cowshed",
    text: "Forty machines on a farm’s own solar power. The weather sets the deadline.",
    speaker: "Pip Larkspur",
  },
];

/** The instant at which something begins, in ms since 1970. */
export function startOf({ day, at }: Pick<Hour, "day" | "at">): number {
  return instantOf({ at: `${conference.days[day]}T${at}`, timeZone: conference.timeZone });
}

/** A day of the conference, or a part of its date, in words. */
export function inEnglish(day: DayKey, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return format.format(new Date(`${conference.days[day]}T12:00:00Z`));
}

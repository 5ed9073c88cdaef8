import { formatPlanPrice } from "#app/lib/money.ts";

/** The week of Ironhaus, from which the page's table, sentences and figures are made. */
export const days = [
  { key: "mon", label: "Mon" },
  { key: "tue", label: "Tue" },
  { key: "wed", label: "Wed" },
  { key: "thu", label: "Thu" },
  { key: "fri", label: "Fri" },
  { key: "sat", label: "Sat" },
  { key: "sun", label: "Sun" },
] as const;

export const kinds = [
  { key: "barbell", label: "Barbell" },
  { key: "rig", label: "Rig" },
  { key: "engine", label: "Engine" },
  { key: "rope", label: "Rope" },
] as const;

export const levels = [
  { key: "light", label: "Light" },
  { key: "medium", label: "Medium" },
  { key: "heavy", label: "Heavy" },
] as const;

export const hours = ["06:15", "07:30", "10:00", "12:15", "17:15", "18:30", "19:45"] as const;

const coachNames = {
  uwe: "Uwe",
  dee: "Dee",
  amma: "Amma",
  rafa: "Rafa",
  kit: "Kit",
} as const;

export type CoachKey = keyof typeof coachNames;

/** What is taught: the same class is the same kind, level and length whenever it is on. */
const lessons = {
  firstBar: { title: "First bar", kind: "barbell", level: "light", minutes: 60 },
  bench: { title: "Bench, again", kind: "barbell", level: "light", minutes: 45 },
  squats: { title: "Squats", kind: "barbell", level: "medium", minutes: 60 },
  pulls: { title: "Pulls", kind: "barbell", level: "medium", minutes: 60 },
  press: { title: "Press", kind: "barbell", level: "medium", minutes: 45 },
  singles: { title: "Singles", kind: "barbell", level: "heavy", minutes: 75 },
  hang: { title: "Hang about", kind: "rig", level: "light", minutes: 45 },
  pullUps: { title: "Pull-up club", kind: "rig", level: "medium", minutes: 45 },
  rings: { title: "Rings", kind: "rig", level: "heavy", minutes: 60 },
  warm: { title: "Warm engine", kind: "engine", level: "light", minutes: 30 },
  diesel: { title: "Diesel", kind: "engine", level: "medium", minutes: 45 },
  regret: { title: "Regret", kind: "engine", level: "heavy", minutes: 30 },
  skip: { title: "Skip school", kind: "rope", level: "light", minutes: 30 },
  waves: { title: "Waves", kind: "rope", level: "medium", minutes: 30 },
} as const;

type Line = readonly [hour: (typeof hours)[number], lesson: keyof typeof lessons, coach: CoachKey];

/** At no hour do two classes share the floor. */
const week: Record<(typeof days)[number]["key"], readonly Line[]> = {
  mon: [
    ["06:15", "squats", "dee"],
    ["07:30", "warm", "rafa"],
    ["10:00", "firstBar", "uwe"],
    ["12:15", "hang", "amma"],
    ["17:15", "bench", "uwe"],
    ["18:30", "singles", "dee"],
    ["19:45", "waves", "kit"],
  ],
  tue: [
    ["06:15", "diesel", "rafa"],
    ["07:30", "pullUps", "amma"],
    ["12:15", "skip", "kit"],
    ["17:15", "press", "uwe"],
    ["18:30", "rings", "amma"],
    ["19:45", "firstBar", "dee"],
  ],
  wed: [
    ["06:15", "pulls", "dee"],
    ["10:00", "hang", "amma"],
    ["12:15", "warm", "rafa"],
    ["17:15", "waves", "kit"],
    ["18:30", "squats", "uwe"],
    ["19:45", "regret", "rafa"],
  ],
  thu: [
    ["06:15", "waves", "kit"],
    ["07:30", "firstBar", "uwe"],
    ["12:15", "bench", "uwe"],
    ["17:15", "pullUps", "amma"],
    ["18:30", "diesel", "rafa"],
    ["19:45", "singles", "dee"],
  ],
  fri: [
    ["06:15", "regret", "rafa"],
    ["12:15", "press", "dee"],
    ["17:15", "skip", "kit"],
    ["18:30", "bench", "uwe"],
  ],
  sat: [
    ["07:30", "diesel", "rafa"],
    ["10:00", "firstBar", "uwe"],
    ["12:15", "rings", "amma"],
  ],
  sun: [
    ["10:00", "squats", "dee"],
    ["12:15", "skip", "kit"],
  ],
};

export const classes = days.flatMap(({ key: day }) =>
  week[day].map(([hour, lesson, coach]) => {
    const { title, kind, level, minutes } = lessons[lesson];
    return { day, hour, kind, level, title, coach, note: `${coachNames[coach]}, ${minutes} min` };
  }),
);

/** How many classes of the week pass a test. */
export function countClasses(test: (entry: (typeof classes)[number]) => boolean): number {
  return classes.filter(test).length;
}

/** In pence, by the month. */
const prices = { ten: 32_00, twenty: 54_00, twentyFive: 79_00 } as const;

export function monthly(membership: keyof typeof prices): string {
  return formatPlanPrice({ amount: prices[membership], currency: "GBP" });
}

import { addMonths, isCalendarDate, isWithin, type YearlySpan } from "#shared/forms/calendar.ts";
import { calendarDay } from "#app/lib/format-day.ts";

/** What the house agrees to. Prices and limits are data (`house.server.ts`); nothing here knows a number. */
export interface StayRules {
  /** IANA zone of the clock in the hall: "today" is today there. */
  zone: string;
  currency: string;
  /** Shortest and longest stay, in nights. */
  nights: { min: number; max: number };
  /** How far ahead a stay can begin. */
  monthsAhead: number;
  /** The nights that cost more. */
  high: YearlySpan;
}

/** What a night in a room costs, for the room and in minor units, breakfast included. */
export interface RoomRate {
  key: string;
  /** As in a sentence: "sea room". */
  name: string;
  sleeps: number;
  calm: number;
  high: number;
}

/** Dates (`YYYY-MM-DD`) and guests as they stand in the form or the address, perhaps empty or wrong; and the room asked for. */
export interface TypedStay {
  arrive: string;
  depart: string;
  guests: string;
  room: string;
}

export type StayAnswer =
  | { kind: "open" }
  | { kind: "missing" | "wrong"; field: "arrive" | "depart"; message: string }
  | { kind: "fine"; nights: readonly string[] };

/** For how many a room is asked for mostly. */
const USUAL_GUESTS = "2";

/**
 * Reads a stay from the address or from a form. Guests are as many as can be chosen, else two.
 * @param mostGuests as many as the largest room takes.
 */
export function readStay(source: URLSearchParams | FormData, mostGuests: number): TypedStay {
  const read = (name: string) => {
    const value = source.get(name);
    return typeof value === "string" ? value : "";
  };
  const guests = read("guests");
  const canBeChosen = /^[1-9]\d?$/.test(guests) && Number(guests) <= mostGuests;
  return {
    arrive: read("arrive"),
    depart: read("depart"),
    guests: canBeChosen ? guests : USUAL_GUESTS,
    room: read("room"),
  };
}

/** Whether both ask for the same days and guests. */
export function isSameStay(one: TypedStay, other: TypedStay): boolean {
  return one.arrive === other.arrive && one.depart === other.depart && one.guests === other.guests;
}

/** An address for another stay: `?room=sea#enquiry` leads to the letter with these days. What else it asks for stays. */
export function withStay(href: string, { arrive, depart, guests }: TypedStay): string {
  const [search, hash = ""] = href.split("#");
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ arrive, depart, guests })) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `?${query}#${hash}`;
}

/**
 * Whether such a stay can be asked for.
 * @param today the day at the hotel, `YYYY-MM-DD`
 */
export function judgeStay(
  { arrive, depart }: TypedStay,
  today: string,
  { nights: limits, monthsAhead }: StayRules,
): StayAnswer {
  if (!arrive && !depart) return { kind: "open" };
  if (!isCalendarDate(arrive))
    return { kind: "missing", field: "arrive", message: "Choose a check-in date." };
  const wrong = (field: "arrive" | "depart", message: string) =>
    ({ kind: "wrong", field, message }) as const;
  if (arrive < today)
    return wrong("arrive", `${sayDay(arrive)} has passed. Choose today or later.`);
  if (arrive > addMonths(today, monthsAhead))
    return wrong("arrive", `You can book up to ${sayCount(monthsAhead)} months ahead.`);
  if (!isCalendarDate(depart))
    return { kind: "missing", field: "depart", message: "Choose a check-out date." };
  if (depart <= arrive)
    return wrong(
      "depart",
      `Check-out must be after check-in. Choose a date after ${sayDay(arrive)}.`,
    );
  const nights = nightsBetween(arrive, depart, limits.max + 1);
  if (nights.length < limits.min)
    return wrong("depart", `The shortest stay is ${sayNights(limits.min)}.`);
  if (nights.length > limits.max)
    return wrong("depart", `The longest stay is ${sayNights(limits.max)}. For more, write to us.`);
  return { kind: "fine", nights };
}

/** What these nights come to in a room before any offer, in minor units. */
export function priceOfNights(
  nights: readonly string[],
  { calm, high }: Pick<RoomRate, "calm" | "high">,
  season: YearlySpan,
): number {
  return nights.reduce((sum, night) => sum + (isWithin(night, season) ? high : calm), 0);
}

/** `2026-12-04` → "Friday 4 December". */
function sayDay(date: string): string {
  const { day, month, weekday } = calendarDay(date);
  return `${weekday} ${day} ${month}`;
}

/** "Friday 4 December to Monday 7 December 2026". */
export function saySpan({ arrive, depart }: Pick<TypedStay, "arrive" | "depart">): string {
  return `${sayDay(arrive)} to ${sayDay(depart)} ${calendarDay(depart).year}`;
}

/** "three nights"; figures from thirteen on. */
export function sayNights(count: number): string {
  return `${sayCount(count)} ${count === 1 ? "night" : "nights"}`;
}

export function sayCount(count: number): string {
  return (
    "no one two three four five six seven eight nine ten eleven twelve".split(" ")[count] ??
    String(count)
  );
}

/** "sea room" → "Sea room". */
export function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

/** The nights from one day to another, each as the day on which it begins; at most `limit` of them. */
function nightsBetween(arrive: string, depart: string, limit: number): string[] {
  const nights: string[] = [];
  for (let night = arrive; night < depart && nights.length < limit; night = dayAfter(night))
    nights.push(night);
  return nights;
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

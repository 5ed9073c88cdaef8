import type { YearlySpan } from "#shared/forms/calendar.ts";
import type { OpeningHours } from "./next-start.ts";

/** When visits are booked. */
export const visitHours = [
  { days: "Monday to Thursday", weekdays: [1, 2, 3, 4], from: "08:00", to: "18:00" },
  { days: "Friday", weekdays: [5], from: "08:00", to: "16:00" },
] as const satisfies readonly (OpeningHours & { days: string })[];

/** When the door is open; Saturdays are for what cannot wait. */
const openingHours = [
  ...visitHours,
  { days: "Saturday", weekdays: [6], from: "09:00", to: "13:00" },
] as const satisfies readonly (OpeningHours & { days: string })[];

/** When the door stays closed, every year. `days` as in a sentence. */
export const closures = [
  { days: "on 17 March", from: "03-17", to: "03-17" },
  { days: "from 24\u00a0December to 1\u00a0January", from: "12-24", to: "01-01" },
] as const satisfies readonly (YearlySpan & { days: string })[];

/** The facts of the practice that its copy, its header, the clock in the first screen and the structured data share. */
export const practice = {
  name: "Northside Dental",
  founded: 2009,
  street: "21 Lantern Hill",
  town: "Cork",
  /** IANA zone of its clock. */
  zone: "Europe/Dublin",
  email: "desk@northside.example",
  phone: { display: "+353 20 914 0188", href: "tel:+353209140188" },
  openingHours,
} as const;

/** `08:00–18:00` as the page prints it: "8:00–18:00". */
export function printedHours({ from, to }: Pick<OpeningHours, "from" | "to">): string {
  return `${printedTime(from)}–${printedTime(to)}`;
}

/** `08:00` as the page prints it: "8:00". */
export function printedTime(time: string): string {
  return time.replace(/^0/, "");
}

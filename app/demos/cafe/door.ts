/** From when to when; Sundays are for the trains. */
const openingHours = [
  {
    days: "Monday to Thursday",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    opens: "07:00",
    closes: "17:00",
  },
  { days: "Friday", weekdays: ["Friday"], opens: "07:00", closes: "19:00" },
  { days: "Saturday", weekdays: ["Saturday"], opens: "08:00", closes: "18:00" },
];

/** Where the house is and when it is open: what its copy, its footer and the structured data share. */
export const door = {
  name: "Third Rail Coffee",
  arch: 41,
  street: "Stadtbahnbogen",
  town: "Berlin",
  openingHours,
};

/** `07:00`, `17:00` → "7–17 h": short enough for two columns on a phone. The house keeps full hours. */
export function fromTo(opens: string, closes: string): string {
  return `${Number.parseInt(opens, 10)}–${Number.parseInt(closes, 10)} h`;
}

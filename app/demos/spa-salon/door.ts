/** Where Ondine is and when it is open: what its copy, its footer and the structured data share. */
export const door = {
  name: "Ondine",
  street: "The Old Pump House, 4\u00a0Sluice Lane",
  town: "Mallow",
  /** Whole hours by the clock. */
  hours: [
    { days: "Wednesday to Friday", machine: ["Wednesday", "Thursday", "Friday"], from: 12, to: 22 },
    { days: "Saturday and Sunday", machine: ["Saturday", "Sunday"], from: 9, to: 20 },
  ],
} as const;

/** `9` → "09:00". */
export function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** `9`, `20` → "09:00–20:00". */
export function fromTo(from: number, to: number): string {
  return `${clock(from)}–${clock(to)}`;
}

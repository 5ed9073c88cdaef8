import { type Service, week } from "#forms/reservation/hours.ts";

/** A British week starts on Monday. */
export const days = [...week.slice(1), ...week.slice(0, 1)];

const served = new Map<Service, string[]>();
for (const { day, services } of days)
  for (const service of services) served.set(service, [...(served.get(service) ?? []), day]);

/** When each service first and last seats guests. Its days follow each other, so that the first and the last of them name all. */
export const openingHours = [...served].map(([{ name, first, last }, on]) => ({
  days: `${name}, ${[...new Set([on[0], on.at(-1)])].join(" to ")}`,
  hours: `${first}–${last}`,
}));

import type { Entry } from "#registry/page.ts";

export const countdown: Entry = {
  path: "/elements/countdown",
  label: "Countdown",
  title: "Countdowns: to a real date in its own zone",
  description:
    "Countdowns to a date in its own time zone, right over daylight saving: large columns, rings, a line of text, and what stands there after.",
  module: "showcase/elements/countdown/page.tsx",
};

import { PROCESS } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const ourProcess: Entry = {
  path: PROCESS,
  label: "Our process",
  title: "Our process: six weeks, five doors",
  description:
    "How a job with one of our founders goes, week by week, with a way out after every step and what you take and owe at each.",
  module: "information/our-process/page.tsx",
  header: "left-menu-modern",
  footer: "footer-style-02",
};

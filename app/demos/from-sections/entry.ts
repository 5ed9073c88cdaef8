import { FROM_SECTIONS } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const fromSections: Entry = {
  path: FROM_SECTIONS,
  reason: "a front page of one's own, to begin with in a site that is made from the template",
  label: "From sections",
  title: "A front page from sections",
  frontTitle: "Welcome",
  description:
    "A front page to begin with: what you do, services, prices, quotes, questions, hours and a form, in the site’s own look and with words to replace.",
  module: "demos/from-sections/page.tsx",
};

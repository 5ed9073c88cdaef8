import { STORY } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const ourStory: Entry = {
  path: STORY,
  label: "Our story",
  title: "Our story, year by year",
  description:
    "From forty telephone calls in a Leeds kitchen to a second founding in Paris: six years, seven chapters, and one thing kept from each.",
  module: "information/our-story/page.tsx",
  header: "one-page-navigation",
  footer: "footer-style-04",
};

import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const travelAgency: Entry = {
  path: "/home-travel-agency",
  label: "Travel agency",
  title: "Faraway: journeys with the boring parts done",
  description:
    "Say where, when and who: our trips answer at once, as boarding passes with their price. Itineraries day by day, and stories of those who went.",
  kind: "Places and wellbeing",
  keywords: ["travel", "tours", "trips", "flights", "guide"],
  shows: ["Journal"],
  module: "demos/travel-agency/page.tsx",
  header: "header-reverse-scroll",
  footer: "footer-style-02",
  skin,
  social: "travel-agency-bay",
};

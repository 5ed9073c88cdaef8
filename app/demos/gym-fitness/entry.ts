import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const gymFitness: Entry = {
  path: "/home-gym-fitness",
  label: "Gym fitness",
  title: "Ironhaus: a gym for people who like it heavy",
  description:
    "The week on one timetable, filtered by discipline and level, five coaches, what twelve weeks change, three memberships and a first session.",
  kind: "Places and wellbeing",
  keywords: ["gym", "fitness", "crossfit", "trainer", "sports club"],
  shows: ["Booking"],
  module: "demos/gym-fitness/page.tsx",
  header: "dark-header",
  footer: "footer-style-04",
  skin,
  social: "gym-fitness-dumbbell",
};

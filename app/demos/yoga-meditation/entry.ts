import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const yogaMeditation: Entry = {
  path: "/home-yoga-meditation",
  label: "Yoga meditation",
  title: "Stillwater: a yoga studio that begins with a breath",
  description:
    "Breathe with the circle for a minute, then find a class by day, a teacher, a pass and a first lesson. Yoga and meditation by the canal.",
  kind: "Places and wellbeing",
  keywords: ["yoga", "meditation", "pilates", "classes", "dance school"],
  shows: ["Booking"],
  module: "demos/yoga-meditation/page.tsx",
  header: "center-navigation",
  footer: "footer-style-09",
  skin,
  social: "yoga-room",
};

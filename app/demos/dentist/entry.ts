import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const dentist: Entry = {
  path: "/home-dentist",
  label: "Dentist",
  title: "Northside Dental: a dentist who explains first",
  description:
    "Three plain questions find the right kind of appointment. What we do, what it costs to the cent, who will look after you, and a time to come.",
  kind: "Places and wellbeing",
  keywords: ["doctor", "clinic", "practice", "orthodontist", "physiotherapist", "vet"],
  shows: ["Booking"],
  module: "demos/dentist/page.tsx",
  header: "header-with-top-bar",
  footer: "footer-style-08",
  skin,
  social: "dentist-tooth",
};

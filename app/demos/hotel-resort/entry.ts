import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const hotelResort: Entry = {
  path: "/home-hotel-resort",
  label: "Hotel resort",
  title: "Casa Marisma: eleven rooms between salt and sea",
  description:
    "A small hotel on the marsh side of the bay: rooms with their plans, the day from coffee to stars, and a booking that checks your dates.",
  kind: "Places and wellbeing",
  keywords: ["hotel", "guest house", "bed and breakfast", "holiday home", "resort"],
  shows: ["Booking"],
  module: "demos/hotel-resort/page.tsx",
  header: "transparent-header",
  footer: "footer-style-04",
  skin,
  social: "hotel-terrace",
};

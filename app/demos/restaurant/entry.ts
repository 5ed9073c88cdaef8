import type { Entry } from "#registry/page.ts";
import { sable } from "#app/skins/sable.ts";

export const restaurant: Entry = {
  path: "/home-restaurant",
  label: "Restaurant",
  title: "Sable & Thyme: dinner by forty-one candles",
  description:
    "A dining room in Edinburgh without electric light: this week's lunch, dinner and wine, the cook's letter, opening hours, and a table for you.",
  kind: "Places and wellbeing",
  keywords: ["restaurant", "bistro", "dinner", "menu", "wine bar", "catering"],
  shows: ["Booking"],
  module: "demos/restaurant/page.tsx",
  header: "center-logo",
  footer: "footer-style-02",
  skin: sable,
  social: "restaurant-table",
};

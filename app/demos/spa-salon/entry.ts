import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const spaSalon: Entry = {
  path: "/home-spa-salon",
  label: "Spa salon",
  title: "Ondine: a bathhouse where nobody looks at a clock",
  description:
    "Put a visit together from twenty treatments, see its time and price add up, and book it: Ondine, baths and treatments in an old pump house.",
  kind: "Places and wellbeing",
  keywords: ["spa", "beauty salon", "hairdresser", "massage", "sauna", "wellness"],
  shows: ["Booking", "Shop", "Calculator"],
  module: "demos/spa-salon/page.tsx",
  header: "top-logo",
  footer: "footer-style-05",
  skin,
  social: "spa-salon-water",
};

import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const decor: Entry = {
  path: "/home-decor",
  label: "Decor",
  title: "Oda Home: fewer things, better placed",
  description:
    "A room in which what is for sale wears its price: armchair, lamp, vase, and a shelf of smaller things, sorted by the light you need them in.",
  kind: "Places and wellbeing",
  keywords: ["homeware", "interior shop", "lamps", "ceramics", "gifts"],
  shows: ["Shop", "Journal"],
  module: "demos/decor/page.tsx",
  stock: "availability",
  header: "white-header",
  footer: "footer-style-07",
  skin,
  social: "decor-room",
};

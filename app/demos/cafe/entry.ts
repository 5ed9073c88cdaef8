import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const cafe: Entry = {
  path: "/home-cafe",
  label: "Cafe",
  title: "Third Rail Coffee: a cafe under a railway arch",
  description:
    "Today on the board, recipes that count the cups for you, beans roasted on Tuesdays, and where we are: coffee under a railway arch.",
  kind: "Places and wellbeing",
  keywords: ["coffee", "coffee shop", "roaster", "bakery", "bar", "tea room"],
  shows: ["Shop", "Calculator"],
  module: "demos/cafe/page.tsx",
  stock: "availability",
  header: "header-responsive-sticky",
  footer: "footer-style-09",
  skin,
  social: "cafe-arch",
};

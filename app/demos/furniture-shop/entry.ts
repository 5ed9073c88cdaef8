import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const furnitureShop: Entry = {
  path: "/home-furniture-shop",
  label: "Furniture shop",
  title: "Kvist: a chair for dinners of five hours",
  description:
    "An oak armchair in four wools, drawn with its measures and sold from the page, and the small catalogue around it: light, table, cloth and shelf.",
  kind: "Shops and publications",
  keywords: ["furniture", "chairs", "carpenter", "joiner", "workshop"],
  shows: ["Shop", "Journal"],
  module: "demos/furniture-shop/page.tsx",
  stock: "quantities",
  header: "header-with-push",
  footer: "footer-style-08",
  skin,
  social: "furniture-chair-forest",
};

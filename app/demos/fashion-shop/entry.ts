import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const fashionShop: Entry = {
  path: "/home-fashion-shop",
  label: "Fashion shop",
  title: "Edda: clothes for people who walk fast",
  description:
    "Coats, bags and trainers by Edda, shown in four looks that left without anybody in them: each piece goes into the cart from its look.",
  kind: "Shops and publications",
  keywords: ["fashion", "clothes", "boutique", "shoes", "bags"],
  shows: ["Shop"],
  module: "demos/fashion-shop/page.tsx",
  stock: "availability",
  header: "top-logo",
  footer: "footer-style-09",
  skin,
  social: "fashion-shop-coat",
};

import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const creativeAgency: Entry = {
  path: "/home-creative-agency",
  label: "Creative agency",
  title: "Oh! Studio: ideas you hear before you see them",
  description:
    "Oh! Studio in Odense makes posters, boxes, movies, logos and commotion: stickers of the work, the team in frames, and a form to shout into.",
  kind: "Agencies and portfolios",
  keywords: ["studio", "advertising", "posters", "film", "events"],
  module: "demos/creative-agency/page.tsx",
  header: "hamburger-menu-modern",
  footer: "footer-style-12",
  skin,
  social: "creative-balls",
};

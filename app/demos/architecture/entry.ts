import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const architecture: Entry = {
  path: "/home-architecture",
  label: "Architecture",
  title: "Studio Plinth: houses that know how to keep quiet",
  description:
    "Studio Plinth builds in concrete, brick and daylight: a reel of projects with their plans, the index of all works, and one line to write to.",
  kind: "Places and wellbeing",
  keywords: ["architect", "building", "planning office", "engineer"],
  module: "demos/architecture/page.tsx",
  header: "left-menu-classic",
  footer: "footer-style-12",
  skin,
  social: "architecture-house",
};

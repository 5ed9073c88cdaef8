import type { Entry } from "#registry/page.ts";
import { arden } from "#app/skins/arden.ts";

export const frontPage: Entry = {
  path: "/",
  label: "Consulting (front page)",
  title: "Arden Partners: counsel for owners and boards",
  description:
    "Arden Partners advises owners and boards on the few decisions that cannot be taken twice: succession, acquisition, restructuring.",
  module: "demos/consulting/front-page.tsx",
  footer: "footer-style-06",
  skin: arden,
  social: "consulting-chess-wide",
};

export const consulting: Entry = {
  path: "/home-consulting",
  label: "Consulting",
  title: "Arden Partners: senior consulting without the pyramid",
  description:
    "Arden Partners advises owners and boards on the few decisions that cannot be taken twice: succession, acquisition, restructuring.",
  kind: "Business",
  module: "demos/consulting/page.tsx",
  canonical: "/",
  footer: "footer-style-06",
  skin: arden,
  social: "consulting-chess-wide",
};

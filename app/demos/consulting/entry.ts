import type { Entry } from "#registry/page.ts";
import { arden } from "#app/skins/arden.ts";

export const consulting: Entry = {
  path: "/home-consulting",
  label: "Consulting",
  title: "Arden Partners: senior consulting without the pyramid",
  frontTitle: "Arden Partners: counsel for owners and boards",
  description:
    "Arden Partners advises owners and boards on the few decisions that cannot be taken twice: succession, acquisition, restructuring.",
  kind: "Business",
  keywords: ["consultant", "adviser", "coach", "strategy", "management"],
  shows: ["Booking", "Journal"],
  module: "demos/consulting/page.tsx",
  footer: "footer-style-09",
  skin: arden,
  social: "consulting-chess-wide",
};

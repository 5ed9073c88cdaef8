import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const business: Entry = {
  path: "/home-business",
  label: "Business",
  title: "Halden & Rowe: counsel for firms that intend to last",
  description:
    "Halden & Rowe advises family firms on succession, sales, tax, disputes and boards, with partners who sign their own advice.",
  kind: "Business",
  keywords: ["lawyer", "law firm", "attorney", "tax adviser", "notary", "accountant"],
  shows: ["Journal"],
  module: "demos/business/page.tsx",
  header: "header-with-top-bar",
  footer: "footer-style-10",
  skin,
  social: "business-board",
};

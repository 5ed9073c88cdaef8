import type { Entry } from "#registry/page.ts";
import { ledgerline } from "#app/skins/ledgerline.ts";

export const finance: Entry = {
  path: "/home-finance",
  label: "Finance",
  title: "Ledgerline: savings worked out to the cent",
  description:
    "A calculator that shows what regular saving comes to, month by month and to the cent, three plain accounts, their rates, and what a year of banking costs.",
  kind: "Business",
  keywords: ["bank", "savings", "fintech", "insurance", "broker", "accounting"],
  shows: ["Calculator"],
  module: "demos/finance/page.tsx",
  header: "white-header",
  footer: "footer-style-04",
  skin: ledgerline,
  social: "finance-cent",
};

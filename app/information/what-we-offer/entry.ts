import { OFFER } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const whatWeOffer: Entry = {
  path: OFFER,
  label: "What we offer",
  title: "What we offer: Rounds and the Sunday List",
  description:
    "Rounds keeps the visits and keys of a small firm; the Sunday List keeps what it would need without you. What is in them, and what is not.",
  module: "information/what-we-offer/page.tsx",
  header: "header-always-fixed",
  footer: "footer-style-03",
};

import { QUESTIONS } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const faqS: Entry = {
  path: QUESTIONS,
  label: "FAQ",
  title: "Questions and answers",
  description:
    "What people ask about Rounds, the Sunday List, bills and this site. The search answers while you type, and each answer can be linked.",
  module: "information/faq-s/page.tsx",
  header: "center-navigation",
  footer: "footer-style-06",
};

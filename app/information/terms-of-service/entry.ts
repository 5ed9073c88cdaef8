import { TERMS } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const termsOfService: Entry = {
  path: TERMS,
  label: "Terms of service",
  title: "Terms of service",
  description:
    "Ten clauses on using this site, on plans, bills and on ending them, each with what it means in one sentence beside it.",
  module: "information/terms-of-service/page.tsx",
  header: "top-logo",
  footer: "footer-style-04",
};

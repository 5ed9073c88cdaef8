import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { LedgerlineLettering } from "./bands/ledgerline-lettering/ledgerline-lettering.tsx";
import { LedgerlineMark } from "./bands/ledgerline-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Ledgerline",
  mark: <LedgerlineMark />,
  lettering: <LedgerlineLettering />,
  tagline: "A bank with three accounts, worked out to the cent.",
  email: "hello@ledgerline.example",
  // The page names no town: the bank has neither a branch nor a line to ring.
  address: [],
  openingHours: [],
  social: [network("mastodon", "https://mastodon.example/@ledgerline")],
  legal: ["The bank, its licence and its rates are invented"],
  groups: [
    {
      title: "Save",
      links: [
        { label: "Savings calculator", href: "#calculator" },
        { label: "Accounts and rates", href: "#accounts" },
        { label: "What a year costs", href: "#fees" },
        { label: "Open an account", href: "#open" },
      ],
    },
    {
      title: "Before you sign",
      links: [
        { label: "Security", href: "#security" },
        { label: "If the bank fails", href: "#protected" },
        { label: "Questions", href: "#questions" },
        { label: "Terms", href: TERMS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Rates and prices, every quarter",
    text: "What has changed, and what that costs or earns you on €1,000. You can unsubscribe with one click.",
  },
};

import type { ExtraRoute, FeatureAddresses } from "#registry/page.ts";

const frame = { header: "transparent-header", footer: "footer-style-01" } as const;

const others: readonly ExtraRoute[] = [
  {
    path: "/subscription/confirm/:token",
    title: "Confirm your subscription",
    reason: "double opt-in: the page that the confirmation mail leads to",
    module: "features/newsletter/pages/confirm.tsx",
    frame,
  },
  {
    path: "/subscription/unsubscribe/:token",
    title: "Unsubscribe",
    reason: "the page that the unsubscribe link of every newsletter leads to",
    module: "features/newsletter/pages/unsubscribe.tsx",
    frame,
  },
];

export const newsletter: FeatureAddresses = { others };

import type { ExtraRoute, FeatureAddresses } from "#registry/page.ts";

const others: readonly ExtraRoute[] = [
  {
    path: "/comments/moderate/:token",
    title: "Review comment",
    reason: "where the mail about a new comment leads its owner",
    module: "features/comments/pages/moderate.tsx",
    frame: { header: "transparent-header", footer: "footer-style-01" },
  },
];

export const comments: FeatureAddresses = { others };

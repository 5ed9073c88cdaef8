import type { FeatureAddresses } from "#registry/page.ts";

export const embeds: FeatureAddresses = {
  stored: [
    {
      name: "embeds-agreed",
      kind: "Session storage",
      holds: "which companies’ films or maps you allowed for this visit",
      ends: "When you close the tab",
    },
  ],
};

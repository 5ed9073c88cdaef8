import type { AppFeature } from "#registry/page.ts";

export const embeds: AppFeature = {
  stored: [
    {
      name: "embeds-agreed",
      kind: "Session storage",
      holds: "which companies’ films or maps you allowed for this visit",
      ends: "When you close the tab",
    },
  ],
};

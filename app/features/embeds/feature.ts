import type { AppFeature } from "#registry/page.ts";
import * as words from "./words.ts";

export const embeds: AppFeature = {
  stored: [
    {
      name: "embeds-agreed",
      kind: "session",
      holds: words.storedEmbedsAgreed,
      ends: words.storedEmbedsAgreedEnds,
    },
  ],
};

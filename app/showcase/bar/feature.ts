import type { AppFeature } from "#registry/page.ts";
import * as words from "./words.ts";

/** Where one is in the exhibition, on every page that shows something. */
export const showcaseBar: AppFeature = {
  stored: [
    {
      name: "showcase-from",
      kind: "session",
      holds: words.storedFrom,
      ends: words.storedEnds,
    },
  ],
};

import { ownerScripts } from "#content/owner-scripts.ts";
import type { AppFeature } from "#registry/page.ts";
import * as words from "./words.ts";

/** Scripts of others, as the owner set them. */
export const ownerScriptsFeature: AppFeature = {
  loadsOwnerScripts: true,
  stored: [
    {
      name: "owner-scripts",
      kind: "local",
      holds: words.storedAnswer,
      ends: words.storedAnswerEnds,
      isIdle: ownerScripts.length === 0,
    },
  ],
};

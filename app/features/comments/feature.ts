import { COMMENT_REVIEW } from "#content/addresses.ts";
import type { AppFeature } from "#registry/page.ts";
import { others } from "./pages/entries.ts";

export const comments: AppFeature = {
  others,
  unlisted: [`${COMMENT_REVIEW}/`],
  serverNeeds: [
    {
      what: "Comments",
      elsewhere: "are sent to the server, whose own pages show them; the export never does",
      alone: "cannot be written",
      addresses: [COMMENT_REVIEW],
    },
  ],
};

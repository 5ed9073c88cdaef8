import type { AppFeature } from "#registry/page.ts";
import { others } from "./pages/entries.ts";

export const messages: AppFeature = {
  others,
  serverNeeds: [
    {
      what: "Messages",
      elsewhere: "are sent to the server",
      alone: "are written by mail: a link stands in the place of each form",
    },
  ],
};

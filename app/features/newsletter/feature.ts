import { SUBSCRIPTION } from "#content/addresses.ts";
import type { AppFeature } from "#registry/page.ts";
import { others } from "./pages/entries.ts";

export const newsletter: AppFeature = {
  others,
  unlisted: [`${SUBSCRIPTION}/`],
  serverNeeds: [
    {
      what: "Joining the e-mail list",
      elsewhere: "is sent to the server, whose pages its mails lead to",
      alone: "is asked for by mail: a link stands in the place of each form",
      addresses: [SUBSCRIPTION],
    },
  ],
};

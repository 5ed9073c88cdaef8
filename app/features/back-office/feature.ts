import type { AppFeature } from "#registry/page.ts";
import { OFFICE } from "#shared/back-office/addresses.ts";
import { others } from "./pages/entries.ts";

export const backOffice: AppFeature = {
  others,
  unlisted: [OFFICE],
  serverNeeds: [
    {
      what: "The back office",
      elsewhere: "is on the server",
      alone: "is left out",
      addresses: [OFFICE],
    },
  ],
  frame: {
    name: "back office",
    // Begins as the addresses do: where the back office is closed, the server knows no route of it.
    id: `${OFFICE.slice(1)}/layout`,
    module: "features/back-office/pages/layout.tsx",
  },
};

import { ACCOUNT, SIGN_IN } from "#content/addresses.ts";
import type { AppFeature } from "#registry/page.ts";
import { pages, others } from "./pages/entries.ts";

export const accounts: AppFeature = {
  pages,
  others,
  serverNeeds: [
    {
      what: "Accounts",
      elsewhere: "are on the server",
      alone: "are left out",
      addresses: [SIGN_IN, ACCOUNT],
    },
  ],
};

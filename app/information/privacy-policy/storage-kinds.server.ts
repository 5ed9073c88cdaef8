import type { StorageKind } from "#shared/owner-script.ts";

/** What the page calls the places in a browser where something is left. */
export const storageKinds: Readonly<Record<StorageKind, string>> = {
  cookie: "Cookie",
  local: "Local storage",
  session: "Session storage",
};

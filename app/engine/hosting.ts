import { isBeneath } from "#shared/beneath.ts";

/**
 * Where the site is served from, chosen when it is built (`npm run export`): empty where a server of ours answers, which is the rule; in an
 * export for file servers the origin of the server that forms go to, or "none".
 */
const chosen: string = (import.meta.env.VITE_EXPORT as string | undefined) ?? "";

/** Pages are files: nothing on this origin answers a query or a form. */
export const isExport: boolean = chosen !== "";

/** Origin of the server that an export sends its visitors to; null where there is none, or where it is this one. */
const serverOrigin: string | null = chosen === "" || chosen === "none" ? null : chosen;

/** Whether a server answers what is sent, here or elsewhere. Without one, what would be sent is left out of the page. */
export const hasServer: boolean = chosen !== "none";

/** Where an address leads that only a server answers: to itself where that server is this one. */
export function onServer(path: string): string {
  return serverOrigin === null ? path : `${serverOrigin}${path}`;
}

const serverAddresses = ((import.meta.env.VITE_SERVER_ADDRESSES as string | undefined) ?? "").split(
  " ",
);

/** Whether an address is none of an export's, as only a server answers it; never where that server is this one. */
export function isForServer(address: string): boolean {
  return isExport && isBeneath(address, serverAddresses);
}

import { OFFICE } from "#shared/back-office/addresses.ts";

export const SUBSCRIBERS = `${OFFICE}/subscribers`;
/** The same as a file, searched and filtered as the list is. */
export const SUBSCRIBERS_FILE = `${SUBSCRIBERS}.csv`;

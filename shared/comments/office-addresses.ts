import { OFFICE } from "#shared/back-office/addresses.ts";

export const COMMENTS = `${OFFICE}/comments`;

import { OFFICE } from "#shared/back-office/addresses.ts";

export const MESSAGES = `${OFFICE}/messages`;

/** One message's page. */
export function messagePath(id: string): string {
  return `${MESSAGES}/${id}`;
}

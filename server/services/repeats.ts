import { createHash } from "node:crypto";

/** The same sent again within this time is a double click. */
export const REPEAT_MS = 60_000;

/** What makes two submissions of a form the same. */
export function fingerprintOf(form: string, values: Readonly<Record<string, string>>): string {
  return createHash("sha256")
    .update(`${form}\n${JSON.stringify(values)}`)
    .digest("base64url");
}

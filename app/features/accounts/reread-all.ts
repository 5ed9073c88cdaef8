import { rereadings } from "#app/slots/accounts.ts";

/** Sets right what the browser has noted of a visitor's things; what cannot be asked for stays as it is. */
export function rereadAll(isSignedIn: boolean): void {
  for (const reread of rereadings) reread(isSignedIn).catch(() => undefined);
}

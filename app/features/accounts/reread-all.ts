import { rereadings } from "#app/slots/accounts.ts";

/** Asks anew for what the browser has noted of a visitor's things; what cannot be asked for stays as it is. */
export function rereadAll(): void {
  for (const reread of rereadings) reread().catch(() => undefined);
}

import type { FieldErrors } from "#shared/api.ts";

/** Where a submission comes from. */
export interface SubmitContext {
  /** The visitor's address after TRUST_PROXY, for limits only; never stored but as a keyed hash. */
  clientAddress: string;
}

/** How a submission ended. `accepted` is only said after the commit. */
export type SubmitOutcome =
  | { kind: "accepted" }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "unknown-form" }
  | { kind: "rate-limited"; retryAfterSeconds: number };

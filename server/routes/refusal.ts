import type { FieldErrors } from "#shared/api.ts";
import { errorSentences } from "./answers.ts";

/** Why a form without script comes back to its page. */
export interface Refusal {
  status: number;
  /** One message for each field; `form` holds what concerns the form as a whole. */
  errors: FieldErrors;
  retryAfterSeconds?: number;
}

/** Nothing was stored: what was typed comes back, to be sent again. */
export const databaseUnavailable: Refusal = {
  status: 503,
  errors: { form: errorSentences.unavailable },
  retryAfterSeconds: 5,
};

export function rateLimited(retryAfterSeconds: number): Refusal {
  return { status: 429, errors: { form: errorSentences["rate-limited"] }, retryAfterSeconds };
}

/** What was sent cannot be. */
export function invalid(field: string, message: string): Refusal {
  return { status: 422, errors: { [field]: message } };
}

/** What was sent does not fit to what is there now. */
export function conflict(field: string, message: string): Refusal {
  return { status: 409, errors: { [field]: message } };
}

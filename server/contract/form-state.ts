import type { FieldErrors } from "#shared/api.ts";

/** What a form without script brings back to its page: the answer is the page itself, with status 422 or 429. */
export interface FormState {
  /** The form's name, as sent in its hidden field `form`. */
  form: string;
  /** The typing, to be shown again. Honeypot and secrets are left out. */
  values: Readonly<Record<string, string>>;
  /** One message per field; `form` holds what concerns the form as a whole. */
  errors: FieldErrors;
}

/** What a page says about a form that was sent without script. */
export type FormReturn =
  | {
      kind: "sent";
      text: string;
      /** The form's name. Which one it was, where a page has several of this name, its address says: `at`. */
      form: string;
    }
  | {
      kind: "refused";
      text: string;
      /** Where the typing was kept: the id of the form. */
      form: string;
      errors: readonly { field: string; text: string }[];
    };

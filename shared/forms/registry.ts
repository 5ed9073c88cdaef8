import type * as z from "zod/mini";
import { accountInterest } from "./account-interest.ts";
import { booking } from "./booking.ts";
import { comment } from "./comment.ts";
import { contact } from "./contact.ts";
import { enquiry } from "./enquiry.ts";
import { reservation } from "./reservation.ts";
import { subscribe } from "./subscribe.ts";
import { type Validation, validateWith } from "./validate.ts";

/** Every form of the site under the name it is sent with. A browser bundle imports its one schema, not this list. */
const forms = {
  subscribe,
  booking,
  contact,
  enquiry,
  comment,
  reservation,
  "account-interest": accountInterest,
} as const;

export type FormName = keyof typeof forms;
export type FormValues<Name extends FormName> = z.infer<(typeof forms)[Name]>;

export function isFormName(name: unknown): name is FormName {
  return typeof name === "string" && Object.hasOwn(forms, name);
}

/** Checks flat values against a registered form: see `validateWith`. */
export function validate<Name extends FormName>(
  form: Name,
  values: Readonly<Record<string, unknown>>,
): Validation<FormValues<Name>> {
  return validateWith(forms[form], values);
}

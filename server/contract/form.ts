import type * as z from "zod/mini";
import type { FieldErrors } from "#shared/api.ts";
import type { Mail } from "../mail/mail.ts";
import { type FormSchema, validateWith } from "#shared/forms/validate.ts";
import * as words from "../words.ts";

/** What was sent, unchecked. */
export type FlatValues = Readonly<Record<string, unknown>>;

/** What fields are called where a page without script says what is wrong with one, by their names. */
export type Labels<Field extends string = string> = Readonly<Record<Field, string>>;

/** What is written when a form was sent, by what it is for. A form without mails says so: `{}`. */
type Mails = Readonly<Record<string, (...details: never[]) => Mail>>;

/** What a page without script says about a form. */
export interface FormSentences {
  /** After it was sent; null where the page that comes says it. */
  sent: string | null;
  /** How a refusal begins; null for “Nothing was sent yet.” */
  refused: string | null;
  labels: Labels;
}

/**
 * A form whose answer is another page, from the files of its folder: a part that is forgotten is a type error. What is done with it says
 * its feature (`Posts`).
 */
export type AnsweredForm<
  Schema extends FormSchema,
  Silent extends string = never,
> = FormSentences & {
  schema: Schema;
  /** Of every field but those that nobody types (`Silent`). */
  labels: Labels<Exclude<keyof z.infer<Schema> & string, Silent>>;
  mails: Mails;
};

/** A form whose answer is that it was sent. `server/services/forms.ts` takes them all in. */
export interface Form<Name extends string = string> {
  /** As it is sent: in the hidden field `form`, or beside the fields in JSON. */
  name: Name;
  /** What the page says after it was sent without script; none where the page that comes says it. */
  sent?: string | undefined;
  labels: Labels;
  /** Checks what was sent. Nothing is stored yet. */
  take(values: FlatValues): { errors: FieldErrors } | TakenForm;
}

/** A form that was checked. */
interface TakenForm {
  /** The mailbox that it names, and what that counts for (`server/services/rate-limits.ts`); null when it names none. */
  naming: { mailbox: string; for: string } | null;
  /** False: what the form is about does not exist. */
  store(): Promise<boolean | void>;
  /** What to say then. */
  refusal: string;
}

/** A form of visitors: fields with a schema, one of them their mail address. A part of its folder that is forgotten is a type error. */
export function visitorForm<Name extends string, Schema extends FormSchema, Its extends Mails>({
  name,
  schema,
  sent,
  labels,
  mailboxFor = "message",
  mails,
  store,
}: {
  name: Name;
  schema: Schema;
  sent: string;
  labels: Labels<keyof z.infer<Schema> & string>;
  /** Each purpose is counted by itself; forms that only write to the owner share this one. */
  mailboxFor?: string;
  mails: Its;
  /** False: what the form is about does not exist any more. */
  store: (values: z.infer<Schema> & { email: string }, mails: Its) => Promise<boolean | void>;
}): Form<Name> {
  return {
    name,
    sent,
    labels,
    take(values) {
      const checked = validateWith(schema, values);
      if (!checked.ok) return { errors: checked.errors };
      const value = checked.value as z.infer<Schema> & { email: string };
      return {
        naming: { mailbox: value.email, for: mailboxFor },
        store: () => store(value, mails),
        refusal: words.noLongerAvailable,
      };
    },
  };
}

/** A form that carries nothing but a token from the link of a mail; its page is made by the server, so the site has no schema for it. */
export function tokenForm<Name extends string>({
  name,
  sent,
  deadLink,
  redeem,
}: {
  name: Name;
  sent?: string;
  /** What to say when the token is unknown or too old. */
  deadLink: string;
  /** False: the token is unknown or too old. */
  redeem: (token: string) => Promise<boolean>;
}): Form<Name> {
  return {
    name,
    sent,
    labels: {},
    take: (values) => ({
      naming: null,
      store: () => redeem(Object.hasOwn(values, "token") ? String(values.token) : ""),
      refusal: deadLink,
    }),
  };
}

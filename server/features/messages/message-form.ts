import type * as z from "zod/mini";
import { type Form, type Labels, visitorForm } from "#server/contract/form.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { FormSchema } from "#shared/forms/validate.ts";
import type { Messages } from "./messages.ts";

/** A form that writes to the owner, before it is known where messages are kept. */
export interface MessageForm<Name extends string = string> {
  name: Name;
  /** @param owner the address of whoever runs the site. */
  on(messages: Messages, owner: string): Form<Name>;
}

/** A form that writes to the owner: kept in one list, with a mail to the owner and one to the visitor. */
export function messageForm<Name extends string, Schema extends FormSchema>({
  name,
  schema,
  sent,
  labels,
  mails,
}: {
  name: Name;
  schema: Schema;
  /** What the page says after it was sent without script. */
  sent: string;
  labels: Labels<keyof z.infer<Schema> & string>;
  mails: {
    /** An answer to it goes to the visitor. */
    toOwner: (values: z.infer<Schema>, owner: string) => Mail;
    /**
     * Tells the visitor that it arrived. It repeats only choices from closed lists: free text would let anyone send their own words to a
     * stranger's mailbox in our name.
     */
    toVisitor: (values: z.infer<Schema>) => Mail;
  };
}): MessageForm<Name> {
  return {
    name,
    on: (messages, owner) =>
      visitorForm({
        name,
        schema,
        sent,
        labels,
        mails,
        store: (values, { toOwner, toVisitor }) =>
          messages.store(name, values as Readonly<Record<string, string>>, [
            toOwner(values, owner),
            toVisitor(values),
          ]),
      }),
  };
}

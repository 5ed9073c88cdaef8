import { visitorForm } from "#server/contract/form.ts";
import * as house from "#server/words.ts";
import { alreadySubscribedMail, confirmationMail } from "./mails.ts";
import { subscribe } from "./schema.ts";
import * as words from "./words.ts";

const mails = { confirmation: confirmationMail, alreadySubscribed: alreadySubscribedMail };

export type SubscribeMails = typeof mails;

/** Joining the list: it is confirmed by the mail that follows, so that nobody signs up anybody else. */
export function subscribeForm(list: {
  subscribe(email: string, mails: SubscribeMails): Promise<void>;
}) {
  return visitorForm({
    name: "subscribe",
    schema: subscribe,
    sent: `${words.sent} ${words.linkSent}`,
    labels: { email: house.email },
    mailboxFor: "newsletter",
    mails,
    store: ({ email }) => list.subscribe(email, mails),
  });
}

import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { type FormName, type FormValues, isFormName, validate } from "#shared/forms/registry.ts";
import { bookingForOwner, bookingForVisitor } from "../mail/booking-mails.ts";
import { contactForOwner, contactForVisitor } from "../mail/contact-mails.ts";
import type { Messages } from "./messages.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Services, SubmitContext, SubmitOutcome, SubscriptionService } from "./services.ts";

type FlatValues = Readonly<Record<string, unknown>>;

/** Forms that only carry a token from a mail's link; their pages are made by the server, so the site has no schema for them. */
const tokenForms = ["confirm-subscription", "unsubscribe"] as const;
type TokenForm = (typeof tokenForms)[number];

/** Fields that never come back to the page. */
export const secretFields: ReadonlySet<string> = new Set([HONEYPOT_FIELD, "form", "token"]);

const DEAD_LINK = "This link is no longer valid. Subscribe again to get a new one.";

interface Parts {
  subscriptions: SubscriptionService & { subscribe(email: string): Promise<void> };
  messages: Messages;
  limits: RateLimits;
  ownerEmail: string;
}

/** Takes in every form of the site, however it was sent. */
export function createForms({
  subscriptions,
  messages,
  limits,
  ownerEmail,
}: Parts): Services["forms"] {
  const store: { [Name in FormName]: (values: FormValues<Name>) => Promise<void> } = {
    subscribe: ({ email }) => subscriptions.subscribe(email),
    booking: (booking) =>
      messages.store("booking", booking, [
        bookingForOwner(booking, ownerEmail),
        bookingForVisitor(booking),
      ]),
    contact: (contact) =>
      messages.store("contact", contact, [
        contactForOwner(contact, ownerEmail),
        contactForVisitor(contact),
      ]),
  };

  return { submit };

  async function submit(
    form: string,
    values: FlatValues,
    context: SubmitContext,
  ): Promise<SubmitOutcome> {
    if (isTokenForm(form)) return submitToken(form, values, context);
    if (!isFormName(form)) return { kind: "unknown-form" };
    if (Object.hasOwn(values, HONEYPOT_FIELD) && values[HONEYPOT_FIELD])
      return { kind: "accepted" };

    const checked = validate(form, values);
    if (!checked.ok) return { kind: "invalid", errors: checked.errors };
    return limited(context, checked.value.email, () => store[form](checked.value as never));
  }

  async function submitToken(
    form: TokenForm,
    values: FlatValues,
    context: SubmitContext,
  ): Promise<SubmitOutcome> {
    const token = Object.hasOwn(values, "token") ? String(values.token) : "";
    let found = false;
    const outcome = await limited(context, null, async () => {
      found =
        form === "unsubscribe"
          ? await subscriptions.unsubscribe(token)
          : await subscriptions.confirm(token);
    });
    if (outcome.kind !== "accepted" || found) return outcome;
    return { kind: "invalid", errors: { form: DEAD_LINK } };
  }

  async function limited(
    { clientAddress }: SubmitContext,
    mailbox: string | null,
    store: () => Promise<void>,
  ): Promise<SubmitOutcome> {
    const retryAfterSeconds = await limits.consume(clientAddress, mailbox);
    if (retryAfterSeconds !== null) return { kind: "rate-limited", retryAfterSeconds };
    await store();
    return { kind: "accepted" };
  }
}

function isTokenForm(name: string): name is TokenForm {
  return (tokenForms as readonly string[]).includes(name);
}

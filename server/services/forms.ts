import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { type FormName, type FormValues, isFormName, validate } from "#shared/forms/registry.ts";
import {
  accountInterestForOwner,
  accountInterestForVisitor,
} from "../mail/account-interest-mails.ts";
import { bookingForOwner, bookingForVisitor } from "../mail/booking-mails.ts";
import { contactForOwner, contactForVisitor } from "../mail/contact-mails.ts";
import { enquiryForOwner, enquiryForVisitor } from "../mail/enquiry-mails.ts";
import { reservationForGuest, reservationForOwner } from "../mail/reservation-mails.ts";
import type { Messages } from "./messages.ts";
import type { MailboxPurpose, NamedMailbox, RateLimits } from "./rate-limits.ts";
import type { CommentService } from "./comment-port.ts";
import type { Services, SubscriptionService } from "./services.ts";
import type { SubmitContext, SubmitOutcome } from "./submission.ts";

type FlatValues = Readonly<Record<string, unknown>>;

/**
 * Forms that only carry a token from a mail's link; their pages are made by the server, so the site has no schema for
 * them.
 */
const tokenForms = [
  "confirm-subscription",
  "unsubscribe",
  "approve-comment",
  "refuse-comment",
] as const;
type TokenForm = (typeof tokenForms)[number];

/** Fields that never come back to the page. */
export const secretFields: ReadonlySet<string> = new Set([
  HONEYPOT_FIELD,
  "form",
  "token",
  "cardNumber",
  "password",
  "currentPassword",
  "newPassword",
]);

const deadLinks: Readonly<Record<TokenForm, string>> = {
  "confirm-subscription": "This link is no longer valid. Subscribe again to get a new one.",
  unsubscribe: "This link is no longer valid. Subscribe again to get a new one.",
  "approve-comment": "This link is no longer valid: it works for thirty days.",
  "refuse-comment": "This link is no longer valid: it works for thirty days.",
};

/** What an address counts for that is named in a form; in all others for a message. */
const purposeOf: Partial<Record<FormName, MailboxPurpose>> = {
  subscribe: "newsletter",
  comment: "comment",
};

interface Parts {
  subscriptions: SubscriptionService & { subscribe(email: string): Promise<void> };
  messages: Messages;
  comments: CommentService & { store(comment: FormValues<"comment">): Promise<boolean> };
  limits: RateLimits;
  ownerEmail: string;
}

/** Takes in every form of the site, however it was sent. */
export function createForms({
  subscriptions,
  messages,
  comments,
  limits,
  ownerEmail,
}: Parts): Services["forms"] {
  /** False: what the form is about does not exist. */
  const store: { [Name in FormName]: (values: FormValues<Name>) => Promise<boolean | void> } = {
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
    enquiry: (enquiry) =>
      messages.store("enquiry", enquiry, [
        enquiryForOwner(enquiry, ownerEmail),
        enquiryForVisitor(enquiry),
      ]),
    "account-interest": (interest) =>
      messages.store("account-interest", interest, [
        accountInterestForOwner(interest, ownerEmail),
        accountInterestForVisitor(interest),
      ]),
    reservation: (reservation) =>
      messages.store("reservation", reservation, [
        reservationForOwner(reservation, ownerEmail),
        reservationForGuest(reservation),
      ]),
    comment: (comment) => comments.store(comment),
  };

  /** False: the token is unknown or too old. */
  const redeem: Readonly<Record<TokenForm, (token: string) => Promise<boolean>>> = {
    "confirm-subscription": (token) => subscriptions.confirm(token),
    unsubscribe: (token) => subscriptions.unsubscribe(token),
    "approve-comment": (token) => comments.decide(token, "shown"),
    "refuse-comment": (token) => comments.decide(token, "refused"),
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
    return limited(
      context,
      { mailbox: checked.value.email, for: purposeOf[form] ?? "message" },
      () => store[form](checked.value as never),
      "This is no longer available.",
    );
  }

  function submitToken(
    form: TokenForm,
    values: FlatValues,
    context: SubmitContext,
  ): Promise<SubmitOutcome> {
    const token = Object.hasOwn(values, "token") ? String(values.token) : "";
    return limited(context, null, () => redeem[form](token), deadLinks[form]);
  }

  /** @param refusal What to say when there is nothing to act on (`act` answers false). */
  async function limited(
    { clientAddress }: SubmitContext,
    naming: NamedMailbox | null,
    act: () => Promise<boolean | void>,
    refusal: string,
  ): Promise<SubmitOutcome> {
    const retryAfterSeconds = await limits.consume(clientAddress, naming);
    if (retryAfterSeconds !== null) return { kind: "rate-limited", retryAfterSeconds };
    if ((await act()) === false) return { kind: "invalid", errors: { form: refusal } };
    return { kind: "accepted" };
  }
}

function isTokenForm(name: string): name is TokenForm {
  return (tokenForms as readonly string[]).includes(name);
}

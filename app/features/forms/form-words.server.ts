import type { RequestValues } from "#app/lib/request-context.server.ts";

/** What a page says about a form that was sent without script. */
export type FormReturnWords =
  | { kind: "sent"; text: string }
  | {
      kind: "refused";
      text: string;
      /** Where the typing was kept: the id of the form. */
      form: string;
      errors: readonly { field: string; text: string }[];
    };

const sent: Record<string, string> = {
  subscribe: "Your message has been sent successfully subscribed to our email list!",
  booking: "Your request is with us. A note of the subject and the hour is on its way to you.",
  "account-interest":
    "Your wish for an account is with us. You hear from us within two working days; a note that it arrived is on its way to you.",
  reservation:
    "Your request for a table is with us. We confirm it by mail within a day; a note of the day and time is on its way to you.",
  comment: "Your comment is with us. A person reads it before it is shown here.",
  "approve-comment": "The comment stands below its post now.",
  "refuse-comment": "Nobody sees the comment.",
  contact: "Your message is with us. We answer within two working days.",
  enquiry:
    "Your message is with the one of us who looks after it. You have an answer within two working days.",
  "cart-add": "It is in your cart.",
  "cart-update": "Your cart is up to date.",
  coupon: "Your cart is up to date.",
  "account-sign-up":
    "Look into your mailbox: a mail is on its way. The button in it leads to the last step.",
  "account-confirm": "Your address is confirmed and your password is set. Sign in with it.",
  "account-sign-out": "You are signed out. Your cart waits in your account.",
  "account-password-link":
    "If there is an account with this address, a link to set a new password is on its way to it.",
  "account-new-password":
    "Your new password is set, and all devices are signed out. Sign in with it.",
  "account-password": "Your new password is set, and all your other devices are signed out.",
  "account-details": "Your name is changed.",
  "account-close": "Your account is closed. A mail that says so is on its way to you.",
};

/** How a refusal begins where "sent" is not the word. */
const refused: Record<string, string> = {
  "cart-add": "Nothing was put into the cart.",
  "cart-update": "Your cart was not changed.",
  coupon: "Your cart was not changed.",
  checkout: "Nothing was ordered yet.",
  "account-sign-up": "No account was created yet.",
  "account-sign-in": "You are not signed in.",
  "account-confirm": "Your address is not confirmed.",
  "account-new-password": "Your password was not changed.",
  "account-password": "Your password was not changed.",
  "account-details": "Nothing was changed.",
  "account-close": "Your account was not closed.",
};

/** The words for what a form without script brings back; null where nothing was sent. They are in no page's script: only this answer needs them. */
export function formReturnWords({
  formState,
  notice,
}: Pick<RequestValues, "formState" | "notice">): FormReturnWords | null {
  if (!formState) {
    const text = notice ? sent[notice] : undefined;
    return text ? { kind: "sent", text } : null;
  }
  const { form, values, errors } = formState;
  return {
    kind: "refused",
    text: `${refused[form] ?? "Nothing was sent yet."} Please check:`,
    form: values.at ?? form,
    errors: Object.entries(errors).map(([field, message]) => ({
      field,
      text: field === "form" ? message : `${fieldLabel(field)}: ${message}`,
    })),
  };
}

/** Fields whose label says something else than their name. */
const labels: Record<string, string> = {
  line1: "Street and number",
  city: "Town",
  billingLine1: "Billing street and number",
  billingCity: "Billing town",
};

/** `preferredDate` → "Preferred date"; of `quantity:SKU` only what it is. */
function fieldLabel(name: string): string {
  if (Object.hasOwn(labels, name)) return labels[name]!;
  const words = name
    .replace(/:.*/, "")
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

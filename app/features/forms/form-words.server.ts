import type { RequestValues } from "#app/engine/request-context.server.ts";

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
  booking: "Your request is with us. An email with the topic and time is on its way to you.",
  "account-interest":
    "Your request for an account is with us. We will reply within two working days. You will get an email to confirm that it arrived.",
  reservation:
    "Your request for a table is with us. We will confirm it by email within a day. An email with the day and time is on its way to you.",
  comment: "Thank you for your comment. It appears here once it has been approved.",
  "approve-comment": "Comment approved. It now appears below the post.",
  "refuse-comment": "Comment rejected. It does not appear on the site.",
  contact: "Your message is with us. We will reply within two working days.",
  enquiry: "Your message is with us. You will have a reply within two working days.",
  "cart-add": "Added to your cart.",
  "cart-update": "Your cart has been updated.",
  coupon: "Your cart has been updated.",
  "account-sign-up":
    "Check your inbox. We have sent you an email with a link to finish creating your account.",
  "account-confirm": "Your address is confirmed and your password is set. You can sign in now.",
  "account-sign-out": "You are signed out. Your cart is saved in your account.",
  "account-password-link":
    "If there is an account with this address, we have sent it a link to set a new password.",
  "account-new-password":
    "Your new password is set and all devices are signed out. You can sign in now.",
  "account-password": "Your new password is set and your other devices are signed out.",
  "account-details": "Your name has been changed.",
  "account-close": "Your account is closed. We have sent you an email to confirm it.",
};

/** How a refusal begins where "sent" is not the word. */
const refused: Record<string, string> = {
  "cart-add": "Nothing was added to your cart.",
  "cart-update": "Your cart was not changed.",
  coupon: "Your cart was not changed.",
  checkout: "Your order has not been placed.",
  "account-sign-up": "Your account was not created.",
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
  line1: "Address line 1",
  city: "Town or city",
  billingLine1: "Billing address line 1",
  billingCity: "Billing town or city",
  delivery: "Delivery method",
  code: "Voucher code",
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

/* Joining the email list. */

export { subscribed as sent, subscribedNext as linkSent } from "#content/answers.ts";
export { confirmSubscription, unsubscribe } from "#shared/newsletter/words.ts";

/* Mail: confirm your subscription */
export const confirmSubject = "Please confirm your subscription to {site}";
export const confirmText =
  "Someone, hopefully you, subscribed this address to news from {site}. Please confirm it. The link works for {time}.";
export const confirmClosing =
  "Not you? You can ignore this email: the address joins our list only when it is confirmed. If someone enters it again, we write once a day at most. If you unsubscribe it, we do not write at all for as long as our privacy policy says.";
export const unsubscribeAddress = "Unsubscribe this address";

/* Mail: you are on the list already */
export const subscribedSubject = "You are already on the list of {site}";
export const subscribedText =
  "Someone, hopefully you, subscribed this address to news from {site} again. It is already on the list, so there is nothing to do.";
export const subscribedClosing =
  "You are receiving this email because this address is confirmed on our list.";

/* Joining the email list. */

export { confirmSubscription, unsubscribe } from "#shared/newsletter/words.ts";

/** The specification's words, point 8. */
export const sent = "Your message has been sent successfully subscribed to our email list!";
export const linkSent = "We have sent you a link to confirm your address.";

/* Mail: confirm your subscription */
export const confirmSubject = "Please confirm your subscription to {site}";
export const confirmText =
  "Someone, hopefully you, subscribed this address to news from {site}. Please confirm it. The link works for {time}.";
export const confirmClosing =
  "Not you? You can ignore this email: without confirmation we will not write again.";
export const unsubscribeAddress = "Unsubscribe this address";

/* Mail: you are on the list already */
export const subscribedSubject = "You are already on the list of {site}";
export const subscribedText =
  "Someone, hopefully you, subscribed this address to news from {site} again. It is already on the list, so there is nothing to do.";
export const subscribedClosing =
  "You are receiving this email because this address is confirmed on our list.";

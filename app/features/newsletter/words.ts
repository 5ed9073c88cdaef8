/* What the newsletter's forms say, the pages that its mails lead to, and its part of the back office. */

export { deadLink } from "#shared/forms/words.ts";
export { unsubscribe, unsubscribed, subscribers } from "#shared/newsletter/words.ts";

/* The form */
export const subscribe = "Subscribe";
export const subscribeTo = "Subscribe: {heading}";
export const email = "Email address";
export const enterEmail = "Enter your email address";

/* Links of mails */
export const deadConfirmation =
  "It may have expired, or been cut in two by your email program. Subscribe again to get a new one.";
export const deadUnsubscribe =
  "If you still receive our emails, reply to one of them and we will unsubscribe you.";
export const youAreSubscribed = "You are subscribed.";
export const youAreSubscribedText =
  "Thank you. Every email we send you ends with a link to unsubscribe.";
export const confirmHeading = "Confirm your subscription";
export const confirmText =
  "Someone, most likely you, entered your email address on our site. We send you nothing unless you confirm here.";
export const youAreUnsubscribed = "You are unsubscribed.";
export const youAreUnsubscribedText =
  "You will receive no more emails from us. Your address is deleted after a short while; the privacy policy says after how many days.";
export const unsubscribeHeading = "Unsubscribe?";
export const unsubscribeText =
  "You will receive no more emails from us. You can subscribe again at any time.";
export const takeOffText =
  "You have not confirmed this address. Unsubscribe it, and we do not write to it again, whoever enters it, until we delete it; the privacy policy says after how many days. Then you can subscribe again.";

/* In the back office */
export const searchSubscribers = "Email address";
export const noSubscribers =
  "No subscribers yet. Everyone who signs up will appear here, confirmed or not.";
export const exportAsCsv = "Export {total} as CSV";
export const address = "Email";
export const status = "Status";
export const signedUp = "Signed up";
export const confirmed = "Confirmed";
export const unconfirmed = "Unconfirmed";
export const actions = "Actions";
export const notYet = "Not yet";
export const subscribersGet =
  "1 subscriber gets {newsletter}. | {number} subscribers get {newsletter}.";
export const theNewsletter = "the newsletter";

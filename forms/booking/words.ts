/* Booking a first conversation. */

export { bookingNext as next, bookingMail as visitorText } from "#content/answers.ts";
export { requestReceived as received, chooseTopic } from "#shared/forms/words.ts";

/* What is wrong with a field */
export const weekdaysOnly = "Choose a day from Monday to Friday.";

/* Mails */
export const when = "{day}, {time} ({place} time)";
export const preferredDate = "Preferred date";
export const preferredTime = "Preferred time";

/* Mail: for the owner */
export const ownerSubject = "First conversation: {name}, {when}";
export const ownerText =
  "Someone asked for a first conversation. Reply to this email to answer them.";
export const company = "Company";

/* Mail: for the visitor */
export const visitorSubject = "We received your request for a first conversation";

/* Booking a first conversation. */

export { requestReceived as received, chooseTopic } from "#shared/forms/words.ts";

export const next =
  "An email with the topic and time is on its way to you. A partner writes within two working days to confirm the time or to offer two others. Until then nothing is booked and nothing is owed.";

/* What is wrong with a field */
export const weekdaysOnly = "Choose a day from Monday to Friday.";

/* Mails */
export const when = "{day}, {time} ({zone})";
export const preferredDate = "Preferred date";
export const preferredTime = "Preferred time";

/* Mail: for the owner */
export const ownerSubject = "First conversation: {name}, {when}";
export const ownerText =
  "Someone asked for a first conversation. Reply to this email to answer them.";
export const company = "Company";

/* Mail: for the visitor */
export const visitorSubject = "We received your request for a first conversation";
export const visitorText =
  "Thank you for your request. We will write to you within two working days to agree a time.";

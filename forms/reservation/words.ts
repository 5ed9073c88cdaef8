/* Asking for a table. */

export { reservationNext as next, reservationMail as guestText } from "#content/answers.ts";
export { requestReceived as received } from "#shared/forms/words.ts";

/* What is wrong with a field */
export const closedThatDay = "We are closed that day, {reason}.";
export const closedOn = "We are closed that day, a {day}.";
export const otherTimes = "On that day you can book: {times}.";
export const seating = "{service} {first} to {last}";
export const chooseGuests = "Choose a number from 1 to {most}.";

/* Mails */
export const dayAndTime = "Day and time";
export const when = "{day}, {time}";
export const whenInZone = "{when} ({place} time)";
export const date = "Date";
export const time = "Time";
export const guests = "Guests";

/* Mail: for the owner */
export const ownerSubject = "Table for {guests}, {when} ({name})";
export const ownerText = "Someone asked for a table. Reply to this email to confirm it.";
export const note = "Note";

/* Mail: for the guest */
export const goodEvening = "Good evening,";
export const guestSubject = "We received your request for a table";

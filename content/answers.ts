/*
 * What visitors are told when they have sent something, on the page and in the mail that follows: what you promise them. The forms hand it
 * on (`forms/NAME/words.ts`).
 */

/* Joining the email list */
/** Letter for letter as the specification has it, point 8. */
export const subscribed = "Your message has been sent successfully subscribed to our email list!";
export const subscribedNext = "We have sent you a link to confirm your address, at most one a day.";

/* Writing to you */
export const contactReply = "We will reply within two working days.";
export const contactMail =
  "We have received your message and a person will read it. We will reply to this address within two working days.";

/* Writing to the right one of you, by topic */
export const enquiryReply = "You will have a reply within two working days.";
export const enquiryMail =
  "We have passed your message to the right person. We will reply to this address within two working days.";

/* A comment on a post */
export const commentThanks = "Thank you for your comment.";
export const commentAppears = "It appears here once it has been approved, usually within a day.";

/* A first conversation */
export const bookingNext =
  "An email with the topic and time is on its way to you. A partner writes within two working days to confirm the time or to offer two others. Until then nothing is booked and nothing is owed.";
export const bookingMail =
  "Thank you for your request. We will write to you within two working days to agree a time.";

/* An account */
export const accountInterestNext =
  "We will reply within two working days. You will get an email to confirm that it arrived; it asks for nothing, and neither will we.";
export const accountInterestMail =
  "Thank you. We will write to you within two working days with the next steps. Nothing is opened and you owe nothing until you have read and signed the terms.";

/* A table */
export const reservationNext =
  "We write to you within a day to confirm your table or to offer another time. An email with the day and time is on its way to you.";
export const reservationMail =
  "Thank you. We will write to you within a day, either to confirm your table or to offer you another time. Until then nothing is booked.";

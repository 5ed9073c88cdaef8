/* Writing to the owner of the site. */

export { contactReply as weReply, contactMail as visitorText } from "#content/answers.ts";
export {
  messageReceived as received,
  mailFollows,
  messageSubject as visitorSubject,
} from "#shared/forms/words.ts";

/* Mail: for the owner */
export const ownerSubject = "{subject} ({name})";
export const ownerSubjectWithout = "Message from {name}";
export const ownerText =
  "Someone wrote to you through the contact form. Reply to this email to answer them.";
export const subject = "Subject";

/* Mail: for the visitor */
export const visitorAdd =
  "If you want to add something, reply to this email: it reaches the same people.";

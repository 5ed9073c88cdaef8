/* Writing to the owner of the site. */

export {
  messageReceived as received,
  mailFollows,
  messageSubject as visitorSubject,
} from "#shared/forms/words.ts";

export const weReply = "We will reply within two working days.";

/* Mail: for the owner */
export const ownerSubject = "{subject} ({name})";
export const ownerSubjectWithout = "Message from {name}";
export const ownerText =
  "Someone wrote to you through the contact form. Reply to this email to answer them.";
export const subject = "Subject";

/* Mail: for the visitor */
export const visitorText =
  "We have received your message and a person will read it. We will reply to this address within two working days.";
export const visitorAdd =
  "If you want to add something, reply to this email: it reaches the same people.";

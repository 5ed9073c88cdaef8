/* Writing to the right one of us, by topic. */

export {
  messageReceived as received,
  mailFollows,
  messageSubject as visitorSubject,
  chooseTopic,
} from "#shared/forms/words.ts";

export const youHear = "You will have a reply within two working days.";

/* Mail: for the owner */
export const ownerSubject = "{topic}: {name}";
export const ownerText =
  "Someone wrote to you and chose the topic below. Reply to this email to answer them.";

/* Mail: for the visitor */
export const visitorText =
  "We have passed your message to the right person. We will reply to this address within two working days.";

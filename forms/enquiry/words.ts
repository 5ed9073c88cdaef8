/* Writing to the right one of us, by topic. */

export { enquiryReply as youHear, enquiryMail as visitorText } from "#content/answers.ts";
export {
  messageReceived as received,
  mailFollows,
  messageSubject as visitorSubject,
  chooseTopic,
} from "#shared/forms/words.ts";

/* Mail: for the owner */
export const ownerSubject = "{topic}: {name}";
export const ownerText =
  "Someone wrote to you and chose the topic below. Reply to this email to answer them.";

/* Mail: for the visitor */

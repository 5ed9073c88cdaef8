/* What the back office says about the messages of visitors. What a form says stands with the form (`forms/NAME/words.ts`). */

export { messages, markedAsDone as done } from "#shared/messages/words.ts";

export const toAnswer = "message to answer | messages to answer";
export const toAnswerHint = "Not marked as done";
export const updated = "Message updated";
export const reopened = "Message reopened";
export const gone = "This message no longer exists.";

/* In the audit log */
export const markedAsDone = "Message: marked as done";
export const reopening = "Message: reopened";

/* What is kept, as the privacy pages say it */
export const keptMessages = "What you write to us";
export const keptMessagesHolds =
  "The fields of our forms, as you filled them in: name, address, what you wrote, and when it came.";
export const keptMessagesWhy =
  "To answer you, and to find the answer again when you write a second time.";
export const keptMessagesUnit = "days";
export const keptMessagesEnds = "after it arrived";
export const keptMessagesUntil = "{days} days, so that we can answer and find it again";

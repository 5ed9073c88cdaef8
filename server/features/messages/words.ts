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

/* What the back office says about the messages of visitors. What a form says stands with the form (`forms/NAME/words.ts`). */

export const messages = "Messages";
export const toAnswer = "message to answer | messages to answer";
export const toAnswerHint = "Not marked as done";
export const updated = "Message updated";
export const done = "Marked as done";
export const reopened = "Message reopened";
export const gone = "This message no longer exists.";

/* In the audit log */
export const markedAsDone = "Message: marked as done";
export const reopening = "Message: reopened";

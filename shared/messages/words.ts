/* What the back office says of messages, by its pages and by its server. */

export const messages = "Messages";
export const markedAsDone = "Marked as done";

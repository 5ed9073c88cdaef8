/* Writing to the owner, and what the back office says about what was written. */

export { searchWritings as searchMessages } from "#shared/back-office/words.ts";
export { messages, markedAsDone } from "#shared/messages/words.ts";

/* The forms */
export const contactForm = "Contact form";
export const subject = "Subject (optional)";
export const yourMessage = "Your message";
export const sendMessage = "Send message";

/* In the back office */
export const noMessages =
  "No messages yet. Messages sent through the site’s forms will appear here.";
export const from = "From";
export const message = "Message";
export const status = "Status";
export const received = "Received";
export const open = "Open";
export const done = "Done";

/* One message */
export const form = "Form";
export const actions = "Actions";
export const markAsDone = "Mark as done";
export const reopen = "Reopen";
/** Heard after the button that does it. */
export const messageFrom = "(message from {from})";
export const reply = "Reply by email";
/** Of the mail that answers. */
export const replySubject = "Re: {form}";

/* Forms, by what they send */
export const contact = "Contact";
export const enquiry = "Enquiry";
export const appointmentRequest = "Appointment request";
export const tableRequest = "Table request";
export const accountRequest = "Account request";

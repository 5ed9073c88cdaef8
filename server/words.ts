/*
 * What the house says to visitors and to the owner, whichever feature it is about. Log lines and what is said to whoever starts the
 * server stand where they are: they are English.
 */

/* A form without script that comes back to its page */
export const nothingSent = "Nothing was sent yet.";
export const pleaseCheck = "{refusal} Please check:";
export const fieldProblem = "{field}: {problem}";
export const noLongerAvailable = "This is no longer available.";

/* Refusals, of forms and of the API */
export const malformed =
  "The body is not a flat JSON object. Send text, numbers or booleans, without nesting.";
export const unknownForm = "There is no form with this name.";
export const foreignPage = "This address accepts forms from its own pages only.";
export const nothingHere = "There is nothing at this address.";
export const badAddress = "This address is not written correctly.";
export const wrongMethod = "This address does not accept this method.";
export const bodyTooLarge = "The body is larger than 32 KB.";
export const notJson = "Send the body as application/json.";
export const tooManyAttempts = "Too many attempts in a short time. Please try again later.";
export const somethingWrong =
  "Something went wrong on our side. Nothing was saved. Please try again.";
export const cannotSave =
  "The server cannot save anything right now. Nothing was sent. Please try again in a moment.";
export const maintenance =
  "The site is down for maintenance. Nothing was sent. Please try again later.";
export const pageUnavailable =
  "This page cannot be shown right now: the site’s database does not answer. It should be back in a moment.";

/* Mails */
export const hello = "Hello,";
export const fromForm =
  "You are receiving this email because this address was entered in a form on our site. If that was not you, let us know at {email}.";

/* What a visitor sent, as mails to the owner repeat it */
export const name = "Name";
export const email = "Email";
export const topic = "Topic";
export const message = "Message";

/* Mails in the back office */
export const unsentMails = "Emails not sent yet";
export const failedMails = "email that could not be sent | emails that could not be sent";
export const failedMailsHint = "Check the server log and SMTP_URL";

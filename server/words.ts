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
export const bodyTooLarge = "The body is larger than 64 KB.";
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
export const failedMailsHint = "See why, then send them again";
/** In the place of what a mail server said. */
export const neverTried = "It was not tried in time.";
export const mailSentAgain = "Email: sent again";
export const mailRemoved = "Email: removed from failed emails";
export const mailUpdated = "Email updated.";
export const mailOnItsWay = "On its way again.";
export const mailDone = "Removed.";
export const mailGone =
  "This email is no longer here, or the link in it has expired. Reload the page.";

/* What is kept, as the privacy pages say it */
export const keptMails = "Emails we send";
export const keptMailsHolds =
  "The whole email until it is sent, then only the time. One that cannot be delivered is kept whole. Where no mail server is set up, each is kept as a file.";
export const keptMailsWhy = "So that nothing is lost when a mail server is down overnight.";
export const keptMailsUnit = "days";
export const keptMailsEnds = "after it was sent, given up or filed";
export const keptMailsInShort = "Emails we sent";
export const keptMailsUntil = "{days} days, mostly only the time";
export const keptLimits = "How often forms are sent";
export const keptLimitsHolds =
  "A scrambled trace of your network address and of the email address you enter, with a count. It cannot be turned back into either without our key.";
export const keptLimitsWhy = "So that nobody can flood us, or a stranger’s inbox through us.";
export const keptLimitsFigure = "2";
export const keptLimitsUnit = "hours";
export const keptLimitsEnds = "and a few minutes after the last attempt, at most";
export const keptLog = "The server log";
export const keptLogHolds =
  "Time, a number for the request, the page without anything after its question mark, and how long the answer took. No network address, no name, no browser.";
export const keptLogWhy = "To find faults.";
export const keptLogFigure = "No";
export const keptLogUnit = "people";
export const keptLogEnds = "appear in it, so it is kept as long as it is useful";
export const noticeHolds =
  "the name of the form you just sent without script, so that the page can thank you once";
export const noticeEnds = "After a minute at most";

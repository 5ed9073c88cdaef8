/* What the server says in the back office, where it is not about another feature. */

export { overview, people, auditLog, signIn } from "#shared/back-office/words.ts";

/* Signing in */
export const linkSent = "If this address has access, a sign-in link is on its way.";
export const notSignedIn = "You are not signed in, so nothing was changed. Sign in and try again.";
export const deadLink = "This link has expired or was already used. Request a new one.";
export const signInFirst = "Sign in at {address} first.";

/* What a person asks to have erased */
export const erased = "All data for this address is erased. The audit log has a record of it.";
export const confirmation = "Confirmation";
export const addressesDiffer = "This does not match. Enter the email address shown above.";
export const noData = "There is no data for this address.";
export const nothingErased = "Nothing was erased.";
export const keptMails = "Emails kept as files";

/* In the audit log */
export const signedIn = "Signed in";
export const personExported = "Exported one person’s data";
export const personErased = "Erased one person’s data";
export const held = "{kind}: {count}";

/* Mail: sign in */
export const signInSubject = "Sign in to the back office of {site}";
export const signInText =
  "Someone, hopefully you, asked for a link to sign in. It works once, for {time}, in any browser; earlier links no longer work.";
export const signInClosing =
  "Not you? You can ignore this email: nobody can sign in without this link. Do not forward it to anyone.";

/* What is kept, as the privacy pages say it */
export const keptDesk = "What we do with your data";
export const keptDeskHolds =
  "Which of us sent an order, answered a message, approved a comment or exported data, and when; our own address and the order number, never your name. For as long as one of us works here, that they do.";
export const keptDeskWhy = "So that we can tell who did what with your data, and when.";
export const keptDeskUnit = "days";
export const keptDeskEnds = "after it was done";
export const adminCookieHolds =
  "the key to the back office; only those who run this site ever get one";
export const adminCookieEnds = "When they sign out or close the browser, after {time} at most";

/* Before the site is opened to visitors */
export const noOffice =
  "There is no back office: set ADMIN_EMAILS, or read orders and messages with commands alone.";

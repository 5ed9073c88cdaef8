/* Asking to be invited to open an account. */

export {
  accountInterestNext as next,
  accountInterestMail as visitorText,
} from "#content/answers.ts";
export { requestReceived as received } from "#shared/forms/words.ts";

export const chooseAccount = "Choose an account.";

/* Mail: for the owner */
export const ownerSubject = "Account request: {account} ({name})";
export const ownerText =
  "Someone would like to open an account. Reply to this email to invite them.";
export const account = "Account";

/* Mail: for the visitor */
export const visitorSubject = "We received your account request";
export const neverAsked = "We will never ask for a password, a card number or a transfer by email.";

/* Asking to be invited to open an account. */

export { requestReceived as received } from "#shared/forms/words.ts";

export const next =
  "We will reply within two working days. You will get an email to confirm that it arrived; it asks for nothing, and neither will we.";
export const chooseAccount = "Choose an account.";

/* Mail: for the owner */
export const ownerSubject = "Account request: {account} ({name})";
export const ownerText =
  "Someone would like to open an account. Reply to this email to invite them.";
export const account = "Account";

/* Mail: for the visitor */
export const visitorSubject = "We received your account request";
export const visitorText =
  "Thank you. We will write to you within two working days with the next steps. Nothing is opened and you owe nothing until you have read and signed the terms.";
export const neverAsked = "We will never ask for a password, a card number or a transfer by email.";

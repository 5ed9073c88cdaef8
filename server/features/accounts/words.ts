/* What the server says about accounts: refusals, and what is kept. What is said after a form stands with it (`forms/account`). */

export { forMinutes as minutes } from "#shared/forms/words.ts";

/* Refusals */
export const wrongEmailOrPassword =
  "Wrong email or password. If your account is new, confirm it first with the link in our email. If it did not arrive, “Forgot your password?” sends another.";
export const wrongPassword = "Wrong password.";
export const deadLink = "This link no longer works. Request a new one.";
export const tooManyAttempts = "Too many attempts. Please try again in {time}.";
export const aFewSeconds = "a few seconds";
export const aMinute = "a minute";

/* What is kept about a person */
export const account = "Account";

/* What is kept, as the privacy pages say it */
export const keptAccount = "Your account";
export const keptAccountHolds =
  "Name, email address and a password that nobody can read, as only the result of a slow computation is stored. No network address, and nothing about your browser.";
export const keptAccountWhy =
  "So that you find your orders and your cart again, if you want to: an order needs no account.";
export const keptAccountFigure = "Until";
export const keptAccountUnit = "you close it";
export const keptAccountEnds =
  "with a button on its page; or, if its address is never confirmed, for {days} days and until our last link to do so expires";
export const keptAccountInShort = "Your account, if you create one";
export const keptAccountUntil = "until you close it, with a button";
export const keptSessions = "Your sign-in";
export const keptSessionsHolds =
  "Scrambled traces of the key in your cookie and of the links we email you, and until when they are valid. Neither can be turned back into the key.";
export const keptSessionsWhy = "So that you do not have to enter your password on every page.";
export const keptSessionsUnit = "days";
export const keptSessionsEnds =
  "after you signed in, or when you sign out; a link works for {time} at most";
export const sessionCookieHolds = "the key to your account, from the moment you sign in";
export const sessionCookieEnds = "After {time}, or when you sign out";

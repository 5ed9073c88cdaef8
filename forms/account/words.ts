/* The forms of accounts: what is said after them, how a refusal begins, and their mails. */

export { confirmAddress, setNewPassword, signIn } from "#shared/accounts/words.ts";

/* After a form */
export const signedUp =
  "Check your inbox. We have sent you an email with a link to finish creating your account.";
export const confirmed = "Your address is confirmed and your password is set. You can sign in now.";
export const signedOut = "You are signed out. Your cart is saved in your account.";
export const passwordLinkSent =
  "If there is an account with this address, we have sent it a link to set a new password.";
export const passwordReset =
  "Your new password is set and all devices are signed out. You can sign in now.";
export const passwordChanged = "Your new password is set and your other devices are signed out.";
export const nameChanged = "Your name has been changed.";
export const closed = "Your account is closed. We have sent you an email to confirm it.";

/* How a refusal begins */
export const notCreated = "Your account was not created.";
export const notSignedIn = "You are not signed in.";
export const notConfirmed = "Your address is not confirmed.";
export const passwordNotChanged = "Your password was not changed.";
export const nothingChanged = "Nothing was changed.";
export const notClosed = "Your account was not closed.";

/* Fields, where a page says what is wrong with one */
export const password = "Password";
export const currentPassword = "Current password";
export const newPassword = "New password";

/* Mail: confirm your address */
export const confirmSubject = "Confirm your email address for {site}";
export const confirmText =
  "Someone, hopefully you, created an account at {site} with this address. Confirm it and choose a password to sign in. The link works once, for {time}. If you get a newer email like this one, use that one.";
export const confirmClosing =
  "Not you? You can ignore this email: the account has no password, nobody can sign in to it, and it is deleted automatically.";

/* Mail: you already have an account */
export const registeredSubject = "You already have an account at {site}";
export const registeredText =
  "Someone, hopefully you, tried to create an account at {site} with this address. You already have one, so nothing was changed.";
export const registeredNext =
  "If you know your password, sign in. If not, set a new one with this link. It works once, for {time}; earlier links no longer work.";
export const registeredClosing =
  "Not you? You can ignore this email: your account has not changed.";

/* Mail: reset your password */
export const resetSubject = "Reset your password for {site}";
export const resetText =
  "Someone, hopefully you, asked to set a new password for the account with this address at {site}. The link works once, for {time}; earlier links no longer work.";
export const resetClosing = "Not you? You can ignore this email: your password stays the same.";

/* Mail: your password was changed */
export const changedSubject = "Your password for {site} was changed";
export const changedText =
  "Your account password was just changed, and all your other devices were signed out.";
export const changedNotYou =
  "If that was not you, set a new password now with the button below, and let us know at {email}.";
export const notMe = "This was not me";
export const changedClosing =
  "You are receiving this email because your account uses this address.";

/* Mail: your account is closed */
export const closedSubject = "Your account at {site} is closed";
export const closedText =
  "Your account has been deleted with your name, password and cart. We keep orders for as long as the law requires; the links in your order emails keep working.";
export const closedClosing = "If that was not you, let us know at {email}.";

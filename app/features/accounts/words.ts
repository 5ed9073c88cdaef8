/* What pages of accounts say. */

export { yourName } from "#app/features/forms/words.ts";
export { confirmAddress, signIn } from "#shared/accounts/words.ts";
export { deadLink } from "#shared/forms/words.ts";

export const yourAccount = "Your account";
export const greeting = "Good to see you, {name}";

/* Fields and what they need */
export const email = "Email";
export const password = "Password";
export const newPassword = "New password";
export const passwordHelp =
  "At least {least} characters. Three or four words are fine; digits and symbols are optional.";
export const show = "Show";
export const hide = "Hide";

/* Signing in, creating an account */
export const signInOrCreate = "Sign in or create an account";
export const welcomeBack = "Welcome back.";
export const cookieLost =
  "Your browser did not keep the cookie that signs you in. Allow cookies for this site, then sign in again.";
export const noAccountYet = "No account yet?";
export const createOne = "Create one";
export const forgotPassword = "Forgot your password?";
export const newHere = "New here?";
export const createAnAccount = "Create an account";
export const createAccount = "Create account";
export const emailHelp = "We will email you a link to confirm your address and choose a password.";
export const reasonData = "Download your data or close your account at any time.";

/* Links of mails */
export const deadPasswordLink =
  "Each link works once, for {time}, and only the newest one is valid.";
export const deadConfirmation =
  "Each link works once, for {time}, and only the newest one is valid. If you have already confirmed your address, sign in. If not, request a new link.";
export const requestNewLink = "Request a new link";
export const confirmHeading = "Confirm your email address";
export const confirmText =
  "An account was created with this address. If it was you, choose a password to finish. If it was not, close this page: the account has no password, nobody can use it, and it is deleted automatically.";
export const confirmYourAddress = "Confirm your address";
export const forgotText =
  "Enter your email address and we will send you a link to set a new one. The link works for {time}.";
export const resetPassword = "Reset your password";
export const sendResetLink = "Send reset link";
export const backToSignIn = "Back to sign in";
export const setNewPasswordAction = "Set new password";
export const signsOutEverywhere = "This signs you out on all your devices.";

/* Settings */
export const signOut = "Sign out";
export const saveName = "Save name";
export const name = "Name";
export const otherAddress =
  "An account keeps its email address. To use another one, create an account with it and close this one.";
export const changePassword = "Change password";
export const currentPassword = "Current password";
export const signsOutElsewhere = "This signs you out on your other devices.";
export const dataCopy = "A copy of your data";
export const dataCopyText =
  "Everything we keep for your account and under your email address: cart, orders, messages, comments and newsletter, as a JSON file.";
export const downloadData = "Download your data";
export const closeAccount = "Close account";
export const closeAccountText =
  "Your name, password and cart are deleted immediately. We keep orders for as long as the law requires; the links in your order emails keep working.";
export const closeMyAccount = "Close my account";
export const yourPassword = "Your password";

/* What accounts say in browsers and mails alike. */

export const setNewPassword = "Set a new password";
export const confirmAddress = "Confirm address";
export const signIn = "Sign in";

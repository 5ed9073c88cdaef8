/* What accounts say in browsers and mails alike. */

export const setNewPassword = "Set a new password";

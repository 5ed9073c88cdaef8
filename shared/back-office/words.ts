/* What the back office says on its pages, in its menu and in its mails alike. */

export const overview = "Overview";
export const people = "People";
export const auditLog = "Audit log";
export const failedMails = "Failed emails";
export const signIn = "Sign in";
/** In a list of what people wrote. */
export const searchWritings = "Name, email or text";

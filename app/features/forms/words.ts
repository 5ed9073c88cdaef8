/* What forms say, whatever they are for. */

/* What became of sending */
export const serverFailed = "Nothing was sent: the server had an error. Please try again.";
export const unreachable = "Nothing was sent: the server could not be reached. Please try again.";

/* A field that only programs fill */
export const leaveEmpty = "Leave this empty";

/* In the place of a form, where no server takes it */
export const writeTo = "Write to {email}";

/* Who sends it */
export const yourName = "Your name";
export const email = "Email";

/* What forms say, whatever they are for. */

/* What became of sending */
export const serverFailed = "Nothing was sent: the server had an error. Please try again.";
export const unreachable = "Nothing was sent: the server could not be reached. Please try again.";

/* A field that only programs fill */
export const leaveEmpty = "Leave this empty";

/* Who sends it */
export const yourName = "Your name";
export const email = "Email";

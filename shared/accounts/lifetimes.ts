/* How long what accounts hand out works. Sentences take their figures from here. */

/** The link that confirms the address of a new account. */
export const CONFIRM_LINK_HOURS = 24;
/** The link by which a password is set. */
export const PASSWORD_LINK_HOURS = 1;
/** A session, from signing in on. */
export const SESSION_DAYS = 30;

/* How long what the back office hands out works. Sentences take their figures from here. */

/** The link that signs in. */
export const SIGN_IN_LINK_MINUTES = 15;
/** A session, whatever is done in it. */
export const SESSION_HOURS = 12;
/** A session that nobody uses. */
export const IDLE_HOURS = 2;

/** How long the owner can decide about a comment by the link of the mail. What was not decided by then stays unseen. */
export const REVIEW_LINK_DAYS = 30;

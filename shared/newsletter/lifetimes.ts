/** How long the link that confirms a subscription works. One to unsubscribe works as long as the subscription exists. */
export const CONFIRM_LINK_DAYS = 7;

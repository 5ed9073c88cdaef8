/* What the newsletter says in browsers and mails alike. */

export const confirmSubscription = "Confirm subscription";
export const subscribers = "Subscribers";
export const unsubscribe = "Unsubscribe";
export const unsubscribed = "Unsubscribed";

/* What the newsletter says in browsers and mails alike. */

export const confirmSubscription = "Confirm subscription";

/* What the server says about the email list in answers and in the back office. Its mails stand with the form (`forms/subscribe`). */

export { subscribers } from "#shared/newsletter/words.ts";

export const deadLink = "This link is no longer valid. Subscribe again to get a new one.";

/* In the back office */
export const subscription = "Subscription";

/* In the audit log */
export const exported = "Exported subscribers";
export const all = "all";
export const searchResults = "{state}, search results";

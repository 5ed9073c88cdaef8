/* What the server says about the email list in answers and in the back office. Its mails stand with the form (`forms/subscribe`). */

export { subscribers, unsubscribed } from "#shared/newsletter/words.ts";

export const deadLink = "This link is no longer valid. Subscribe again to get a new one.";

/* In the back office */
export const subscription = "Subscription";
export const gone = "This address is no longer on the list.";

/* In the audit log */
export const takenOff = "Subscriber: unsubscribed";
export const exported = "Exported subscribers";
export const all = "all";
export const searchResults = "{state}, search results";

/* What is kept, as the privacy pages say it */
export const keptList = "Your address on the list";
export const keptListHolds =
  "The address, when you asked for it, when you confirmed and when you left.";
export const keptListWhy =
  "To send you the newsletter, and to be able to show that you asked for it.";
export const keptListFigure = "Until";
export const keptListUnit = "you leave";
export const keptListEnds =
  "and {days} days longer, so that pressing the link a second time still works, and an address that never confirmed is not written to meanwhile";
export const keptListInShort = "Your address, if you join the list";
export const keptListUntil = "until you leave, and {days} days more";
export const keptUnconfirmed = "An address that never confirmed";
export const keptUnconfirmedHolds =
  "The same, without a confirmation. The link in the first email works for {time}.";
export const keptUnconfirmedWhy =
  "Someone may have mistyped their own address, and you should not hear from us more than once a day, however often it is entered.";
export const keptUnconfirmedUnit = "days";
export const keptUnconfirmedEnds = "after it was last entered";

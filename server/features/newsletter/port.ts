import type { WriteTransaction } from "#server/db/tables.ts";
import type { SubscribeMails } from "#forms/subscribe/form.ts";

/** `unknown` is also the answer for a token that is malformed, replaced or long expired. */
type SubscriptionState = "pending" | "confirmed" | "unsubscribed" | "unknown";

export interface SubscriptionService {
  /** Looks the same from outside, whatever the list knows about the address. */
  subscribe(email: string, mails: SubscribeMails): Promise<void>;
  /** What a confirmation token stands for, without changing anything: for the confirm page. */
  findByConfirmToken(token: string): Promise<SubscriptionState>;
  /** What an unsubscribe token stands for, without changing anything: for the unsubscribe page. */
  findByUnsubscribeToken(token: string): Promise<SubscriptionState>;
  /** Second half of the double opt-in; a repeated call with the same token changes nothing. False: token unknown or expired. */
  confirm(token: string): Promise<boolean>;
  /** Takes the address off the list; may be repeated. False: token unknown. */
  unsubscribe(token: string): Promise<boolean>;
  /** The same for whoever runs the site, who was asked for it in a letter. `unchanged`: it has left already. */
  takeOff(transaction: WriteTransaction, id: string): Promise<"done" | "unchanged" | "unknown">;
}

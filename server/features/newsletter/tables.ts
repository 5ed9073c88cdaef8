/* The e-mail list. Rules as in server/db/tables.ts. */

export interface SubscriptionsTable {
  id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  state: "pending" | "confirmed" | "unsubscribed";
  created_at: number;
  /** The last time somebody asked to subscribe this address before it was confirmed. */
  requested_at: number;
  /** When a mail about this subscription was last put into the outbox; 0 for never. */
  mail_queued_at: number;
  /** Null, too, where what was asked for last was unsubscribed instead. */
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

export interface SubscriptionTokensTable {
  hash: string;
  subscription_id: string;
  purpose: "confirm" | "unsubscribe";
  created_at: number;
  /** Null: valid as long as the subscription exists. */
  expires_at: number | null;
}

interface NewsletterTables {
  subscriptions: SubscriptionsTable;
  subscription_tokens: SubscriptionTokensTable;
}

declare module "#server/db/tables.ts" {
  interface Tables extends NewsletterTables {}
}

import type { Kysely, Transaction } from "kysely";
import type { AccountTables } from "./accounts-tables.ts";
import type { BackOfficeTables } from "./back-office-tables.ts";
import type { ShopTables } from "./shop-tables.ts";

/*
 * Rules for all tables: every instant is an integer, milliseconds since 1970 in UTC; ids are random UUIDs; tokens that open
 * something are stored as SHA-256 only.
 */

export interface SubscriptionsTable {
  id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  state: "pending" | "confirmed" | "unsubscribed";
  created_at: number;
  /** The last time somebody asked to subscribe this address. */
  requested_at: number;
  /** When a mail about this subscription was last put into the outbox; 0 for never. */
  mail_queued_at: number;
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

export interface MessagesTable {
  id: string;
  form: string;
  /** The checked fields as JSON. */
  payload: string;
  /** SHA-256 of form and payload; with `time_slot` unique, so that a double click stores one message. */
  fingerprint: string;
  time_slot: number;
  created_at: number;
  /** When somebody said that it is dealt with; null while it is open. */
  handled_at: number | null;
}

export interface CommentsTable {
  id: string;
  post_id: number;
  name: string;
  /** For the owner's answer; never shown. */
  email: string;
  text: string;
  state: "held" | "shown" | "refused";
  /** Opens the page on which the owner decides. */
  token_hash: string;
  /** With `time_slot` unique, as for messages. */
  fingerprint: string;
  time_slot: number;
  created_at: number;
  decided_at: number | null;
}

export interface OutboxTable {
  id: string;
  /** The mail as JSON, emptied once it is sent: it may hold tokens and personal data. */
  mail: string;
  state: "pending" | "sent" | "failed";
  attempts: number;
  /** Not to be touched before this instant: the next try, or the end of a worker's lease. */
  next_attempt_at: number;
  /** Who is sending it now; only the holder may record the result. */
  lease: string | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

interface SettingsTable {
  key: string;
  value: string;
}

export interface Tables extends AccountTables, ShopTables, BackOfficeTables {
  subscriptions: SubscriptionsTable;
  subscription_tokens: SubscriptionTokensTable;
  messages: MessagesTable;
  comments: CommentsTable;
  outbox: OutboxTable;
  settings: SettingsTable;
}

/** What queries run on: the database itself or a transaction. */
export type Queries = Kysely<Tables>;
export type WriteTransaction = Transaction<Tables>;

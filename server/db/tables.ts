import type { Kysely, Transaction } from "kysely";

/*
 * Rules for all tables: every instant is an integer, milliseconds since 1970 in UTC; ids are random UUIDs; tokens that open
 * something are stored as SHA-256 only.
 */

export interface OutboxTable {
  id: string;
  /** The mail as JSON, emptied once it is sent: it may hold tokens and personal data. */
  mail: string;
  state: "pending" | "sent" | "failed";
  attempts: number;
  /** Not to be touched before this instant: the next try, or the end of a worker's lease. */
  next_attempt_at: number;
  /** Who is sending it now; only the holder may record that it could not be sent. */
  lease: string | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  /** When it was given up. Null also in a row that failed under a version which did not note it. */
  failed_at: number | null;
  /** What it is about: of all that wait with the same topic only the newest is sent. Null: others change nothing. Emptied with the mail. */
  topic: string | null;
  /** It is not sent after this instant: the link in it has ended. Null: it holds whenever it arrives. */
  valid_until: number | null;
}

interface SettingsTable {
  key: string;
  value: string;
}

/** The house's own tables; each feature adds its own in its `tables.ts`. */
export interface Tables {
  outbox: OutboxTable;
  settings: SettingsTable;
}

/** What queries run on: the database itself or a transaction. */
export type Queries = Kysely<Tables>;
export type WriteTransaction = Transaction<Tables>;

import type { LimitStore } from "./limit-store.ts";
import type { Queries, WriteTransaction } from "./tables.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** The database as services see it: the same queries for both engines. */
export interface Database {
  kind: DatabaseKind;
  /** Features whose tables are there, from another time, and which this site has not. */
  leftBy: readonly string[];
  /** For reading, and for single statements. */
  queries: Queries;
  /** Runs `work` in one transaction; resolves only when the result is durable. A throw undoes what `work` wrote. */
  write<Result>(work: (transaction: WriteTransaction) => Promise<Result>): Promise<Result>;
  /** Where rate limits are counted, shared by all processes on this database. */
  limitStore: LimitStore;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Queries, WriteTransaction } from "../db/tables.ts";

/** One kind of thing that the site keeps about people, found by their mail address (in lower case). */
export interface Holder {
  /** What it is called in the back office, and in the file that a person gets. */
  kind: string;
  /** Everything there is, as values for JSON. Never a secret that opens something: an admin hands the file on. */
  find(queries: Queries, email: string): Promise<readonly object[]>;
  erase(transaction: WriteTransaction, email: string): Promise<void>;
  /** Called after the commit. */
  erased?(): Promise<void>;
  /** What has to be done with before anything about this address may be erased: orders on their way. */
  unfinished?(queries: Queries, email: string): Promise<Unfinished[]>;
}

export interface Unfinished {
  name: string;
  /** Its page in the back office. */
  href: string;
}

/** Addresses are the same however they were typed. */
export function sameAddress(column: RawBuilder<unknown>, email: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${column}) = ${email}`;
}

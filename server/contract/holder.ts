import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { DatabaseKind } from "../db/database.ts";
import type { Queries, Tables, WriteTransaction } from "../db/tables.ts";

/** One kind of thing that the site keeps about people, found by their mail address (in lower case). */
export interface Holder {
  /** What it is called in the back office, and in the file that a person gets. */
  kind: string;
  /** Where it looks. Rows that go with those of another table by a foreign key need not be named. */
  tables: readonly (keyof Tables)[];
  /** Everything there is, as values for JSON. Never a secret that opens something: an admin hands the file on. */
  find(queries: Queries, email: string): Promise<readonly object[]>;
  erase(transaction: WriteTransaction, email: string): Promise<void>;
  /** Called after the commit. */
  erased?(): Promise<void>;
  /** What has to be done with before anything about this address may be erased: orders on their way. */
  unfinished?(queries: Queries, email: string): Promise<Unfinished[]>;
  /** What stays of it when it is erased, as a sentence for whoever is about to. */
  remains?: string;
}

export interface Unfinished {
  /** What has to happen first, as a sentence: "Order 1234 must be delivered, refunded or closed first." */
  sentence: string;
  /** Its page in the back office. */
  href: string;
}

/** Addresses are the same however they were typed. @param email in lower case. */
export function sameAddress(
  kind: DatabaseKind,
  column: RawBuilder<unknown>,
  email: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${inLowerCase(kind, column)} = ${email}`;
}

/**
 * An address in lower case, as an index may hold it. Addresses have the 26 letters of ASCII, whatever alphabet PostgreSQL was set up for: in
 * a Turkish one `I` is no capital of `i`.
 */
export function inLowerCase(kind: DatabaseKind, column: RawBuilder<unknown>): RawBuilder<string> {
  return kind === "postgres"
    ? sql<string>`lower(${column} collate "C")`
    : sql<string>`lower(${column})`;
}

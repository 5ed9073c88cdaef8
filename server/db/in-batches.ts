import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database, DatabaseKind } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Rows in one transaction: few enough that nobody who writes at the same time has to wait. */
const BATCH = 500;

/** Rows of a table. */
interface Rows {
  table: keyof Tables;
  /** Columns of its primary key. */
  key: readonly string[];
  /** True for those that are meant. */
  where: RawBuilder<unknown>;
}

/** The condition for a statement that `inBatches` runs. Rows that another process holds are left to it. */
export function batchOf(kind: DatabaseKind, { table, key, where }: Rows): RawBuilder<SqlBool> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const held = kind === "postgres" ? sql`for update skip locked` : sql``;
  return sql<SqlBool>`(${columns}) in (
    select ${columns} from ${sql.table(table)} where ${where} limit ${BATCH} ${held}
  )`;
}

/**
 * Runs a statement on one batch of rows after the other, each in a transaction of its own, until none is left for it. It has to change them
 * so that they are not meant any more.
 * @param goesOn asked before each batch.
 * @returns how many rows there were.
 */
export async function inBatches(
  database: Pick<Database, "write">,
  statement: RawBuilder<unknown>,
  goesOn: () => boolean,
): Promise<number> {
  let total = 0;
  let count = BATCH;
  while (count === BATCH && goesOn()) {
    count = await database.write(async (transaction) => {
      const { numAffectedRows } = await statement.execute(transaction);
      return Number(numAffectedRows ?? 0);
    });
    total += count;
  }
  return total;
}

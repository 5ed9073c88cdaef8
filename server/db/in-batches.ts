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

/**
 * The condition for a statement that `inBatches` runs. Rows that another process holds are left to it. PostgreSQL may ask what stands in a
 * condition once for each row, and passes over what the statement itself has just changed: each time another batch, until all rows are taken at
 * once. What is materialized is asked once.
 */
export function batchOf(kind: DatabaseKind, { table, key, where }: Rows): RawBuilder<SqlBool> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const batch = sql`select ${columns} from ${sql.table(table)} where ${where} limit ${BATCH}`;
  return kind === "postgres"
    ? sql<SqlBool>`(${columns}) in (
        with batch as materialized (${batch} for update skip locked) select ${columns} from batch
      )`
    : sql<SqlBool>`(${columns}) in (${batch})`;
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

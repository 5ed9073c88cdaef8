import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { DatabaseKind } from "../db/database.ts";
import { inLowerCase } from "../contract/holder.ts";
import type { Listed } from "../contract/office.ts";

/** Rows on one page of any list. */
const PAGE_ROWS = 50;
/** Longer search words find nothing more. */
const LONGEST_SEARCH = 200;

/** What an address or a form says, made fit for a query: PostgreSQL takes neither NUL nor halves of characters. */
export function plain(text: string): string {
  return text.toWellFormed().replaceAll("\0", "").trim();
}

/** True for rows whose column contains what is looked for, in capitals or not. */
export function contains(
  kind: DatabaseKind,
  column: RawBuilder<unknown>,
  search: string,
): RawBuilder<SqlBool> {
  const words = plain(search).slice(0, LONGEST_SEARCH).toWellFormed();
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  if (kind === "sqlite")
    return sql<SqlBool>`fold_case(${column}) like ${pattern.toLowerCase()} escape '\\'`;
  // Numbers of orders and mail addresses are of ASCII: a Turkish database's `ilike` takes `I` for no capital of `i`.
  const inAscii = pattern.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return sql<SqlBool>`(${column} ilike ${pattern} escape '\\'
    or ${inLowerCase(kind, column)} like ${inAscii} escape '\\')`;
}

/** A field of a column that holds a flat object as JSON; null when the column is empty or has no such field. */
export function jsonField(kind: DatabaseKind, column: string, field: string): RawBuilder<string> {
  const object = sql`nullif(${sql.ref(column)}, '')`;
  return kind === "postgres"
    ? sql<string>`(${object}::json ->> ${sql.lit(field)})`
    : sql<string>`json_extract(${object}, ${sql.lit(`$.${field}`)})`;
}

/** How many rows a group of a query has. */
export const rowCount = sql<number>`count(*)`.as("total");

/** How many rows a query finds that selects nothing yet. */
export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const { total } = await query
    .select(rowCount)
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * One page of a list that the database sorts; a page beyond the end is the last one.
 * @param matching all rows of the list, nothing selected yet.
 * @param read selects, sorts and asks for those on the page.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  wanted: number,
  matching: SelectQueryBuilder<DB, TB, object>,
  read: (rows: SelectQueryBuilder<DB, TB, object>) => Promise<Row[]>,
): Promise<Listed<Row>> {
  const total = await countRows(matching);
  const { page, pages, offset } = pageOf(total, wanted);
  const rows = total === 0 ? [] : await read(matching.limit(PAGE_ROWS).offset(offset));
  return { rows, total, page, pages };
}

/** One page of a list that is short enough to be held. */
export function slicePage<Row>(rows: readonly Row[], wanted: number): Listed<Row> {
  const { page, pages, offset } = pageOf(rows.length, wanted);
  return { rows: rows.slice(offset, offset + PAGE_ROWS), total: rows.length, page, pages };
}

function pageOf(total: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(total / PAGE_ROWS));
  const page = Number.isSafeInteger(wanted) ? Math.min(Math.max(wanted, 1), pages) : 1;
  return { page, pages, offset: (page - 1) * PAGE_ROWS };
}

import { type ColumnMetadata, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Queries } from "#server/db/tables.ts";

/** A table as the database itself describes it. */
export interface TableShape {
  name: string;
  columns: readonly ColumnMetadata[];
  /** Tables that its foreign keys lead to; deleting a row there deletes this one's. */
  ownedBy: readonly string[];
}

const cascades = {
  sqlite: sql<{ child: string; parent: string }>`
    select m.name as child, k."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) k
    where m.type = 'table' and k.on_delete = 'CASCADE'`,
  postgres: sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and confdeltype = 'c'`,
};

/** SQLite says of keys that they may be null; PostgreSQL does not. */
const keyColumns = sql<{ key: string }>`
  select m.name || '.' || c.name as key from sqlite_master m, pragma_table_info(m.name) c where c.pk > 0`;

/** All tables, by their names. */
export async function readSchema({ kind, queries }: Database): Promise<Map<string, TableShape>> {
  const { rows } = await cascades[kind].execute(queries);
  const keys = kind === "sqlite" ? (await keyColumns.execute(queries)).rows : [];
  const isKey = new Set(keys.map(({ key }) => key));
  const tables = await queries.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      {
        name,
        columns: columns.map((column) =>
          isKey.has(`${name}.${column.name}`) ? { ...column, isNullable: false } : column,
        ),
        ownedBy: rows.flatMap(({ child, parent }) => (child === name ? parent : [])),
      },
    ]),
  );
}

/** Whether one of these is the table, or its rows go with theirs. */
export function isOrHangsOn(
  schema: ReadonlyMap<string, TableShape>,
  table: string,
  named: ReadonlySet<string>,
): boolean {
  const owners = schema.get(table)?.ownedBy ?? [];
  return named.has(table) || owners.some((owner) => isOrHangsOn(schema, owner, named));
}

const isText = ({ dataType }: ColumnMetadata) => /text|char/i.test(dataType);

/** Columns that, by their name, hold a mail address. */
export function mailColumns({ columns }: TableShape): string[] {
  return columns
    .filter((column) => isText(column) && /e_?mail/i.test(column.name))
    .map(({ name }) => name);
}

/**
 * Puts a row into a table in which nothing is, and into those that it hangs on: the address where one belongs, otherwise what has to be
 * there. Texts are an empty object, as columns with JSON are read.
 */
export async function fillTable(
  queries: Queries,
  schema: ReadonlyMap<string, TableShape>,
  table: string,
  email: string,
): Promise<void> {
  const { columns, ownedBy } = schema.get(table)!;
  for (const owner of ownedBy) await fillTable(queries, schema, owner, email);
  const mail = new Set(mailColumns(schema.get(table)!));
  const row = columns
    .filter(
      ({ name, isNullable, hasDefaultValue }) => mail.has(name) || !(isNullable || hasDefaultValue),
    )
    .map((column) => [column.name, mail.has(column.name) ? email : isText(column) ? "{}" : 1]);
  await queries
    .insertInto(table as "settings")
    .values(Object.fromEntries(row) as never)
    .execute();
}

/** Takes away what `fillTable` put there. */
export async function emptyTable(
  queries: Queries,
  schema: ReadonlyMap<string, TableShape>,
  table: string,
): Promise<void> {
  await queries.deleteFrom(table as "settings").execute();
  for (const owner of schema.get(table)?.ownedBy ?? []) await emptyTable(queries, schema, owner);
}

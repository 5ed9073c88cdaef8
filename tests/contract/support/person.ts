import type { Harness } from "./harness.ts";

/** Whose data tests look for. */
export const ADA = "ada@example.com";
/** As people type it. */
export const typed = "Ada@Example.com";

/** Everything in the database as one text. */
export async function dump(server: Harness): Promise<string> {
  const { queries } = server.runtime.database;
  const tables = await queries.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      queries
        .selectFrom(name as "outbox")
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

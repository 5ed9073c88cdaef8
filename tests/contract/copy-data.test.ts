import { describe, expect, it } from "vitest";
import { countedTables } from "#server/db/backup.ts";
import type { Database } from "#server/db/database.ts";
import { parseSettings } from "#server/env.ts";
import { databaseFindings } from "../../scripts/lib/go-live/database-findings.ts";
import { runCommand } from "./support/commands.ts";
import { emptyData, freshData } from "./support/data.ts";
import { bothDatabases, startHarness } from "./support/harness.ts";
import { readSchema, type TableShape } from "./support/schema.ts";
import { withDatabase } from "./support/with-database.ts";

/*
 * Rule: a site that grows from SQLite to PostgreSQL takes all of it along or none, overwrites nothing that visitors left there, and is told
 * when it has left something behind.
 */

type Row = Record<string, string | number>;

/** Puts two rows into each table: what has to be there, and all that can be. */
async function fill({ queries }: Database, schema: ReadonlyMap<string, TableShape>) {
  const isText = (type: string) => /text|char/i.test(type);
  const rowOf = ({ columns }: TableShape, isWhole: boolean): Row => {
    // Some columns are for what is pending alone.
    const text = isWhole ? "pending" : "Zoë’s “kite” 日本 🐋\n'--";
    const instant = isWhole ? 1_790_000_000_001 : 1;
    const filled = columns.filter(({ isNullable }) => isWhole || !isNullable);
    return Object.fromEntries(
      filled.map(({ name, dataType }) => [
        name,
        isText(dataType) ? text : dataType === "bigint" ? instant : Number(isWhole) + 1,
      ]),
    );
  };
  const done = new Set<string>();
  const fillTable = async (name: string) => {
    const shape = schema.get(name);
    if (!shape || done.has(name)) return;
    done.add(name);
    for (const owner of shape.ownedBy) await fillTable(owner);
    for (const isWhole of [false, true])
      await queries
        .insertInto(name as "settings")
        .values(rowOf(shape, isWhole) as never)
        .execute();
  };
  for (const name of schema.keys()) await fillTable(name);
}

/** All rows of all tables, in an order that both databases have. */
async function everything(database: Database, tables: Iterable<string>) {
  const rowsOf = async (name: string) => {
    const rows = await database.queries
      .selectFrom(name as "settings")
      .selectAll()
      .execute();
    return rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
  };
  const found: Record<string, string[]> = {};
  for (const name of tables) found[name] = await rowsOf(name);
  return found;
}

/** A site on SQLite with something in each table, and what is there. */
async function filledSite() {
  const env = await freshData("sqlite");
  const before = await withDatabase(env, async (database) => {
    const schema = await readSchema(database);
    await fill(database, schema);
    return everything(database, schema.keys());
  });
  return { env, before };
}

const withoutPostgres = !bothDatabases.includes("postgres");

describe.skipIf(withoutPostgres)("a site that goes from SQLite to PostgreSQL", () => {
  it("takes every row of every table along, as it was", async () => {
    const { env, before } = await filledSite();
    const { DATABASE_URL = "" } = await emptyData("postgres");
    const copy = await runCommand("copy-data", { ...env, DATABASE_URL });
    expect(copy, copy.output).toMatchObject({ code: 0 });
    expect(copy.output).toMatch(/^Copied: .*2 outbox.*\.\nNow start the server/);
    const tables = Object.keys(before);
    expect(tables.length).toBeGreaterThan(1);
    const there = await withDatabase({ ...env, DATABASE_URL }, (database) =>
      everything(database, tables),
    );
    expect(there).toEqual(before);
    const again = await withDatabase(env, (database) => everything(database, tables));
    expect(again, "in the source").toEqual(before);
  });

  it("is told what it left behind by a server that was started too early, which leaves room for the copy", async () => {
    const { env, before } = await filledSite();
    const { DATABASE_URL = "" } = await emptyData("postgres");
    const early = await startHarness("postgres", {}, { ...env, DATABASE_URL });
    const warning = early.log.filter((line) => line.includes("npm run copy-data"));
    await early.close();
    const findings = () => databaseFindings(parseSettings({ ...env, DATABASE_URL }));
    const found = await findings();
    const copy = await runCommand("copy-data", { ...env, DATABASE_URL });
    expect(copy, copy.output).toMatchObject({ code: 0 });
    const late = await startHarness("postgres", {}, { ...env, DATABASE_URL });
    expect(late.log.join("\n")).not.toContain("npm run copy-data");
    const { settings = [] } = await everything(late.runtime.database, ["settings"]);
    expect(settings).toEqual(expect.arrayContaining(before.settings ?? []));
    expect(await findings()).toEqual([]);
    // Where nothing would be missed there is nothing to warn of.
    const warnings = countedTables.length > 0 ? 1 : 0;
    expect(warning).toHaveLength(warnings);
    expect(found.filter(({ about }) => about === "database")).toHaveLength(warnings);
  });

  it("overwrites nothing that is there, and copies nothing beside a server", async () => {
    const { env } = await filledSite();
    const { DATABASE_URL = "" } = await freshData("postgres");
    const target = { ...env, DATABASE_URL };
    const server = await startHarness("sqlite", {}, env);
    const beside = await runCommand("copy-data", target);
    expect(beside).toMatchObject({ code: 1, output: expect.stringContaining("stop the server") });
    await server.close();
    await withDatabase(target, async ({ queries }) => {
      const mail = { id: "1", mail: "{}", state: "sent", attempts: 1 } as const;
      const row = { ...mail, next_attempt_at: 1, created_at: 1 };
      await queries.insertInto("outbox").values(row).execute();
    });
    const over = await runCommand("copy-data", target);
    expect(over).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") });
    const kept = await withDatabase(target, (database) => everything(database, ["outbox"]));
    expect(kept.outbox).toHaveLength(1);
  });
});

it("says what to set where there is nothing to copy, or no place for it", async () => {
  const env = await emptyData("sqlite");
  expect(await runCommand("copy-data", env)).toMatchObject({
    code: 1,
    output: expect.stringContaining("DATABASE_URL=postgres://"),
  });
  const DATABASE_URL = "postgres://localhost:1/nothing";
  expect(await runCommand("copy-data", { ...env, DATABASE_URL })).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no database at"),
  });
});

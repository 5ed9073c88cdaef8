import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function open(folder = freshFolder()) {
  const database = await openSqlite(folder);
  onTestFinished(() => database.close());
  return database;
}

const put = (database: Database, key: string, fail = false) =>
  database.write(async (transaction) => {
    await transaction.insertInto("settings").values({ key, value: "x" }).execute();
    if (fail) throw new Error(`refused ${key}`);
    return key;
  });

it("is set to keep what it has committed", async () => {
  const { queries } = await open();
  const pragma = async (name: string) => {
    const { sql } = await import("kysely");
    const { rows } = await sql.raw(`pragma ${name}`).execute(queries);
    return Object.values(rows[0] as object)[0] as unknown;
  };
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(5000);
});

it("commits writes together, and undoes a failed one alone", async () => {
  const folder = freshFolder();
  const database = await open(folder);
  const results = await Promise.allSettled([
    put(database, "one"),
    put(database, "two", true),
    put(database, "three"),
    put(database, "one"),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  const other = new BetterSqlite(join(folder, "vitrine.sqlite"), { readonly: true });
  expect(other.prepare("select key from settings order by key").pluck().all()).toEqual([
    "one",
    "three",
  ]);
  other.close();
});

it("answers no write of a batch whose commit fails, and goes on afterwards", async () => {
  const folder = freshFolder();
  const database = await open(folder);
  const other = new BetterSqlite(join(folder, "vitrine.sqlite"));
  // Another process holds the write lock for longer than the busy timeout allows.
  const { sql } = await import("kysely");
  await sql`pragma busy_timeout = 50`.execute(database.queries);
  other.exec("begin immediate");
  const results = await Promise.allSettled([put(database, "one"), put(database, "two")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  other.exec("rollback");
  other.close();
  expect(await put(database, "three")).toBe("three");
  const rows = await database.queries.selectFrom("settings").select("key").execute();
  expect(rows).toEqual([{ key: "three" }]);
});

it("keeps many more writes than one batch holds in order", async () => {
  const database = await open();
  const keys = Array.from({ length: 350 }, (_, turn) => `key-${turn}`);
  expect(await Promise.all(keys.map((key) => put(database, key)))).toEqual(keys);
});

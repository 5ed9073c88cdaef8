import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";
import type { Queries } from "./tables.ts";
import { databasePatience } from "./waiting.ts";

function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function open(folder = freshFolder(), write = databasePatience.write) {
  const database = await openSqlite(folder, { ...databasePatience, write });
  onTestFinished(() => database.close());
  return database;
}

// Windows has no file modes: there the folder’s own permissions count.
it.skipIf(process.platform === "win32")(
  "makes files that only its own account reads, in a folder that all may look into",
  async () => {
    const folder = freshFolder();
    chmodSync(folder, 0o755);
    await open(folder);
    const modes = readdirSync(folder).map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(Array.from({ length: 7 }, () => "600"));
  },
);

it.runIf(process.getuid?.() === 0)(
  "makes files as root for whom the folder belongs to",
  async () => {
    const folder = freshFolder();
    chownSync(folder, 65_534, 65_533);
    const database = await open(folder);
    await put(database, "one");
    const owners = readdirSync(folder).map((name) => {
      const { uid, gid } = statSync(join(folder, name));
      return [uid, gid];
    });
    expect(owners).toEqual(Array.from({ length: 7 }, () => [65_534, 65_533]));
  },
);

const put = (database: Database, key: string, fail = false) =>
  database.write(async (transaction) => {
    await transaction.insertInto("settings").values({ key, value: "x" }).execute();
    if (fail) throw new Error(`refused ${key}`);
    return key;
  });

it.each([
  [
    "writes",
    { journal_mode: "wal", synchronous: 2, fullfsync: 1, foreign_keys: 1, busy_timeout: 0 },
  ],
  ["reads", { journal_mode: "wal", busy_timeout: 0 }],
])("%s on a connection that keeps what is committed and never waits", async (side, wanted) => {
  const database = await open();
  const pragma = async (on: Queries, name: string) => {
    const { rows } = await sql.raw(`pragma ${name}`).execute(on);
    return Object.values(rows[0] as object)[0] as unknown;
  };
  const ask = async (on: Queries) => {
    for (const [name, value] of Object.entries(wanted)) expect(await pragma(on, name)).toBe(value);
  };
  await (side === "writes" ? database.write(ask) : ask(database.queries));
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

/** Another program with the same file. */
function openBeside(folder: string) {
  const other = new BetterSqlite(join(folder, "vitrine.sqlite"));
  onTestFinished(() => void other.close());
  return other;
}

const isLocked = { status: "rejected", reason: { code: "SQLITE_BUSY" } };

it("answers no write while another program holds the lock, and goes on afterwards", async () => {
  const folder = freshFolder();
  const database = await open(folder, 100);
  const other = openBeside(folder);
  other.exec("begin immediate");
  const results = await Promise.allSettled([
    put(database, "one"),
    put(database, "two"),
    database.queries.insertInto("settings").values({ key: "alone", value: "x" }).execute(),
  ]);
  expect(results).toMatchObject([isLocked, isLocked, isLocked]);
  other.exec("rollback");
  expect(await put(database, "three")).toBe("three");
  const rows = await database.queries.selectFrom("settings").select("key").execute();
  expect(rows).toEqual([{ key: "three" }]);
});

it("reads what is committed while another program holds the lock, or writes without end", async () => {
  const folder = freshFolder();
  const database = await open(folder);
  await put(database, "one");
  const other = openBeside(folder);
  other.exec("begin immediate; insert into settings values ('theirs', 'x')");
  const keys = async () =>
    (await database.queries.selectFrom("settings").select("key").execute()).map(({ key }) => key);
  const writing = put(database, "two");
  expect(await keys()).toEqual(["one"]);
  other.exec("commit");
  expect(await writing).toBe("two");
  expect(await keys()).toEqual(["one", "theirs", "two"]);
});

it("lets no write wait longer than it may, however many wait before it", async () => {
  const folder = freshFolder();
  // So long that what a busy machine adds to it does not count.
  const longest = 1000;
  const database = await open(folder, longest);
  const other = openBeside(folder);
  other.exec("begin immediate");
  const begun = performance.now();
  const results = await Promise.allSettled(
    Array.from({ length: 2400 }, (_, turn) =>
      turn % 5 === 0
        ? database.queries
            .insertInto("settings")
            .values({ key: `${turn}`, value: "" })
            .execute()
        : put(database, `${turn}`),
    ),
  );
  expect(results.every((result) => result.status === "rejected")).toBe(true);
  // Twenty batches, one after the other, would take twenty times as long as each write may wait.
  expect(performance.now() - begun).toBeLessThan(10 * longest);
});

it("runs a write that was given up never, and one that still waits once", async () => {
  const folder = freshFolder();
  const longest = 2000;
  const database = await open(folder, longest);
  const other = openBeside(folder);
  other.exec("begin immediate");
  const first = Promise.allSettled([put(database, "given up")]);
  // So that the first has waited its time while the other still may, for long enough on a busy machine.
  await new Promise((resolve) => setTimeout(resolve, 0.75 * longest));
  const second = put(database, "waits");
  expect(await first).toMatchObject([isLocked]);
  other.exec("rollback");
  expect(await second).toBe("waits");
  const rows = await database.queries.selectFrom("settings").select("key").execute();
  expect(rows).toEqual([{ key: "waits" }]);
});

it("keeps a single statement out of a transaction that is open beside it", async () => {
  const database = await open();
  let single: Promise<unknown> | undefined;
  const failing = database.write(async (transaction) => {
    await transaction.insertInto("settings").values({ key: "undone", value: "" }).execute();
    single = database.queries.insertInto("settings").values({ key: "kept", value: "" }).execute();
    await new Promise(setImmediate);
    const seen = await database.queries.selectFrom("settings").selectAll().execute();
    expect(seen).toEqual([]);
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  await single;
  const rows = await database.queries.selectFrom("settings").select("key").execute();
  expect(rows).toEqual([{ key: "kept" }]);
});

it("tells every job of a batch that the disk is full, undoes them, and goes on when there is room", async () => {
  const database = await open();
  const pages = async (count: number) =>
    database.write((transaction) =>
      sql.raw(`pragma max_page_count = ${count}`).execute(transaction),
    );
  await pages(1);
  const large = (key: string) =>
    database.write((transaction) =>
      transaction
        .insertInto("settings")
        .values({ key, value: "x".repeat(100_000) })
        .execute(),
    );
  const results = await Promise.allSettled([put(database, "one"), large("two"), large("three")]);
  const isFull = { status: "rejected", reason: { code: "SQLITE_FULL" } };
  expect(results).toMatchObject([isFull, isFull, { status: "rejected" }]);
  await pages(1_000_000);
  await large("four");
  const rows = await database.queries.selectFrom("settings").select("key").execute();
  expect(rows).toEqual([{ key: "four" }]);
});

it("keeps many more writes than one batch holds in order", async () => {
  const database = await open();
  const keys = Array.from({ length: 350 }, (_, turn) => `key-${turn}`);
  expect(await Promise.all(keys.map((key) => put(database, key)))).toEqual(keys);
});

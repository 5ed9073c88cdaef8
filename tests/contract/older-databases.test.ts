import { ACCOUNT } from "#content/addresses.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import { DatabaseTrouble } from "#server/db/errors.ts";
import { audited, OWNER } from "./support/admin.ts";
import { createBuyer, placed } from "./support/buyer.ts";
import { emptyData, freshData } from "./support/data.ts";
import { holdWriting } from "./support/foreign-lock.ts";
import { databasesFor, startHarness } from "./support/harness.ts";
import { ada, createVisitor, startAccounts } from "./support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const env = { RATE_LIMIT: "off", ADMIN_EMAILS: OWNER, AUTH_SECRET: "x".repeat(40) };

/** A database as an older version left it. */
async function olderData(kind: DatabaseKind): Promise<Record<string, string>> {
  const statements = readFileSync(
    join(import.meta.dirname, "older-databases", `${kind}.sql`),
    "utf8",
  );
  const data = await emptyData(kind);
  await run(data, statements);
  return data;
}

/** Rows of the last statement. */
async function run(
  { DATA_DIR = "", DATABASE_URL }: Record<string, string>,
  statements: string,
): Promise<unknown[]> {
  if (!DATABASE_URL) {
    const file = new BetterSqlite(join(DATA_DIR, "vitrine.sqlite"));
    try {
      if (/^(?:select|pragma)/.test(statements)) return file.prepare(statements).raw().all();
      file.pragma("foreign_keys = off");
      file.exec(statements);
      return [];
    } finally {
      file.close();
    }
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    return (await client.query({ text: statements, rowMode: "array" })).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** Columns and indexes, whichever order they were made in. */
async function tablesOf(kind: DatabaseKind, data: Record<string, string>): Promise<string[]> {
  const rows = await run(
    data,
    kind === "sqlite"
      ? `select m.name || '.' || c.name || ' ' || c.type || c."notnull" || coalesce(c.dflt_value, '') || c.pk from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table'
         union all select sql from sqlite_schema where type = 'index' and sql is not null`
      : `select table_name || '.' || column_name || ' ' || data_type || is_nullable || coalesce(column_default, '') from information_schema.columns where table_schema = 'public'
         union all select indexdef from pg_indexes where schemaname = 'public'
         union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace`,
  );
  return rows.flat().map(String).toSorted();
}

describe.each(databases)(
  "a database from before features had steps of their own, on %s",
  (kind) => {
    it("is gone on with: who has an account signs in, and finds cart and orders", async () => {
      const server = await startAccounts(kind, env, await olderData(kind));
      const { people } = server.runtime.services.backOffice;
      expect((await people.find("list@example.com"))?.holdings).toEqual([
        { kind: "Subscription", count: 1 },
      ]);
      expect((await people.find("grace@example.com"))?.holdings).toEqual([
        { kind: "Messages", count: 1 },
        { kind: "Comments", count: 1 },
      ]);
      const visitor = createVisitor(server);
      await visitor.signIn();
      expect(await visitor.isSignedIn()).toBe(true);
      const { accounts, shop } = server.runtime.services;
      const account = await accounts.findBySession(visitor.cookie());
      expect(await shop.ordersOf(account!)).toMatchObject([{ state: "paid", total: 9600 }]);
      const buyer = createBuyer((path, init) => visitor.call(path, init));
      const { order } = await placed(await buyer.order({ email: ada.email }));
      expect(order.state).toBe("paid");
      expect(await shop.ordersOf(account!)).toHaveLength(2);
    });

    it("lets an account go with its cart, and keeps its orders without it", async () => {
      const server = await startAccounts(kind, env, await olderData(kind));
      const visitor = createVisitor(server);
      await visitor.signIn();
      await visitor.post(ACCOUNT, "account-close", { password: ada.password });
      expect(await visitor.isSignedIn()).toBe(false);
      const { queries } = server.runtime.database;
      const orders = await queries.selectFrom("orders").select(["email", "account_id"]).execute();
      expect(orders.map(({ account_id }) => account_id)).toEqual([null, null]);
      const carts = await queries.selectFrom("carts").select("account_id").execute();
      expect(carts).toEqual([{ account_id: null }]);
    });

    it("has the tables of a new one, and is opened by several processes at once", async () => {
      const data = await olderData(kind);
      const servers = await Promise.all([1, 2, 3].map(() => startHarness(kind, env, data)));
      for (const server of servers) await server.close();
      const fresh = await freshData(kind);
      expect(await tablesOf(kind, data)).toEqual(await tablesOf(kind, fresh));
      const steps = "select name from kysely_migration order by name";
      expect(await run(data, steps)).toEqual(await run(fresh, steps));
    });

    it("is refused in a sentence when it was left halfway", async () => {
      const data = await olderData(kind);
      await run(data, "delete from kysely_migration where name = '0013-open-orders'");
      await expect(startHarness(kind, env, data)).rejects.toThrow(/older than this version/);
      // Nothing was changed.
      expect(await run(data, "select name from kysely_migration")).toHaveLength(5);
    });
  },
);

it("a database that has to be changed while a program reads it is left as it was, after a while", async () => {
  const data = await olderData("postgres");
  const before = await tablesOf("postgres", data);
  const release = await holdWriting("postgres", data, "orders", "access share");
  const start = startHarness("postgres", env, data, { patience: { change: 200 } });
  await expect(start).rejects.toThrow(DatabaseTrouble);
  await expect(start).rejects.toThrow(
    /^DATABASE_URL leads to no usable PostgreSQL: another program holds its tables \(55P03\)\. /,
  );
  expect(await tablesOf("postgres", data)).toEqual(before);
  await release();
  await startHarness("postgres", env, data);
});

/** Not one that another test gets after this one. */
async function ownData(kind: DatabaseKind): Promise<Record<string, string>> {
  const data = await emptyData(kind);
  await (await startHarness(kind, env, data)).close();
  return data;
}

describe.each(databases)("tables of a feature that the site has not, on %s", (kind) => {
  it("stay as they are, and the log says so", async () => {
    const data = await ownData(kind);
    await run(data, "create table wish_list (id text primary key)");
    await run(
      data,
      "insert into kysely_migration values ('wishList/0001-wish-list', '2026-11-23T12:00:00.000Z')",
    );
    const server = await startHarness(kind, env, data);
    expect(server.log.join("")).toMatch(/"features":\["wishList"\]/);
    expect(await audited(server)).toEqual([]);
    expect(await run(data, "select id from wish_list")).toEqual([]);
  });

  it("are not mistaken for a later version's of one that it has", async () => {
    const data = await ownData(kind);
    await run(
      data,
      "insert into kysely_migration values ('shop/9999-later', '2026-11-23T12:00:00.000Z')",
    );
    const start = startHarness(kind, env, data);
    await expect(start).rejects.toThrow(DatabaseTrouble);
    await expect(start).rejects.toThrow(/newer version of the site \(shop\/9999-later\)/);
  });
});

it.each([
  [
    "reads it for a long time, as a backup does",
    "lock table kysely_migration in access share mode",
  ],
  [
    "is still bringing it up to date",
    "insert into kysely_migration values ('wishList/0001-wish-list', '2026-11-23T12:00:00.000Z')",
  ],
])("a database is opened while another program %s", async (_what, statement) => {
  const data = await ownData("postgres");
  const other = new pg.Client({ connectionString: data.DATABASE_URL });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(`begin; ${statement}`);
  await startHarness("postgres", env, data);
});

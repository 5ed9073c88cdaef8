import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { findPostgres } from "../../scripts/lib/tools.mjs";
import { startPostgres } from "../support/postgres.ts";
import { runCommand } from "./support/commands.ts";
import { emptyData, freshData } from "./support/data.ts";
import { databasesFor, jsonPost, startHarness } from "./support/harness.ts";
import { startServer } from "./support/processes.ts";
import { withDatabase } from "./support/with-database.ts";

const databases = databasesFor(import.meta.filename);
/*
 * Rule: what was acknowledged before a backup began is in it, once; what is put back is a whole database that the site runs on; and
 * nothing that was there is lost by it.
 */

const PASSWORD = "open%20sesame";

/** Addresses that a server has stored. */
const stored = (env: Record<string, string>) =>
  withDatabase(env, async ({ queries }) => {
    const rows = await queries.selectFrom("subscriptions").select("email").execute();
    return rows.map(({ email }) => email);
  });

/** Subscribes one visitor after the other from several clients, until it is told to stop. */
function startStream(url: string) {
  const acknowledged: string[] = [];
  const asked = new Set<string>();
  const end = new AbortController();
  async function client() {
    while (!end.signal.aborted) {
      const email = `visitor-${asked.size}@example.com`;
      asked.add(email);
      const answer = await fetch(`${url}/api/send`, jsonPost({ email })).catch(() => null);
      if (answer?.status === 200) acknowledged.push(email);
    }
  }
  const clients = Array.from({ length: 8 }, client);
  onTestFinished(() => end.abort());
  return {
    acknowledged,
    asked,
    async stop() {
      end.abort();
      await Promise.all(clients);
    },
  };
}

describe.each(databases)("a backup of %s", (kind) => {
  it("holds all that was acknowledged before it began, and the site runs on it", async () => {
    const env: Record<string, string> = { ...(await freshData(kind)), RATE_LIMIT: "off" };
    const elsewhere = await emptyData(kind);
    if (env.DATABASE_URL) env.DATABASE_URL = env.DATABASE_URL.replace("@", `:${PASSWORD}@`);
    const server = await startServer(env);
    const stream = startStream(server.url);
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(50);

    const before = [...stream.acknowledged];
    const backup = await runCommand("backup", env);
    const during = stream.acknowledged.length - before.length;
    await stream.stop();
    expect(during, "acknowledged while the backup was made").toBeGreaterThan(0);
    const [line = "", more] = backup.output.trimEnd().split("\n");
    const [, file = ""] =
      /^(\/.+\/backups\/vitrine-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(?:sqlite|dump)): [\d.]+ MB, 0 accounts, 0 orders, \d+ subscriptions, /.exec(
        line,
      ) ?? [];
    expect(file, backup.output).not.toBe("");
    expect(more).toMatch(/^Not in it: \d+ mails that are kept as files/);
    expect(backup.output).not.toContain("sesame");
    expect(readdirSync(join(env.DATA_DIR ?? "", "backups"))).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const restored = await runCommand("restore", elsewhere, file);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect(restored.output).toMatch(/^Restored.*\n(?:\d+ mails had not gone out.*\n)?Now start/);
    const there = await stored(elsewhere);
    expect(before.filter((email) => !there.includes(email))).toEqual([]);
    expect(new Set(there).size).toBe(there.length);
    expect(there.filter((email) => !stream.asked.has(email))).toEqual([]);

    const again = await startServer({ ...elsewhere, RATE_LIMIT: "off" });
    const answer = await fetch(`${again.url}/api/send`, jsonPost({ email: "late@example.com" }));
    expect(answer.status).toBe(200);
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(await stored(elsewhere)).toHaveLength(there.length + 1);
  });

  it("is written where it is told to, and over nothing", async () => {
    const env = await freshData(kind);
    await (await startHarness(kind, {}, env)).close();
    const folder = join(env.DATA_DIR ?? "", "elsewhere");
    mkdirSync(folder);
    expect((await runCommand("backup", env, folder)).code).toBe(0);
    const [name = ""] = readdirSync(folder);
    const path = join(folder, name);
    const bytes = readFileSync(path);
    const second = await runCommand("backup", env, path);
    expect(second).toEqual({ code: 1, output: `${path} exists already: choose another name.\n` });
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(readdirSync(folder)).toEqual([name]);
  });

  it("is no backup when there is nothing to copy, or no place for it", async () => {
    const env = await emptyData(kind);
    const nothing = await runCommand("backup", env);
    expect(nothing.code).toBe(1);
    expect(nothing.output).toMatch(
      /^(?:There is no database at|The database of DATABASE_URL holds).+\n$/,
    );
    await (await startHarness(kind, {}, env)).close();
    const refused = await runCommand("backup", env, "/dev/null/backup");
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^\/dev\/null\/backup\/vitrine-\S+ cannot be written \((?:ENOTDIR|EEXIST)\)\.\n$/,
    );
  });
});

describe("restoring to SQLite", () => {
  it("keeps what was there, and forgets how much somebody had sent", async () => {
    const env = await freshData("sqlite");
    const { DATA_DIR = "" } = env;
    const backup = join(DATA_DIR, "backup.sqlite");
    const server = await startServer(env);
    await fetch(`${server.url}/api/send`, jsonPost({ email: "backed-up@example.com" }));
    expect((await runCommand("backup", env, backup)).code).toBe(0);
    await fetch(`${server.url}/api/send`, jsonPost({ email: "later@example.com" }));
    const inUse = await runCommand("restore", env, backup);
    expect(inUse.code).toBe(1);
    expect(inUse.output).toMatch(/^The database in .+ is in use: stop the server.+\n$/);
    expect(await stored(env)).toContain("later@example.com");

    // What it had just written is in the log beside the file.
    await server.stop("SIGKILL");
    const restored = await runCommand("restore", env, backup);
    const [, kept = ""] = /kept as (.+\.sqlite)\.\n/.exec(restored.output) ?? [];
    expect(restored.code, restored.output).toBe(0);
    expect(await stored(env)).toEqual(["backed-up@example.com"]);
    expect(existsSync(join(DATA_DIR, "limits.sqlite-wal"))).toBe(false);
    const old = new BetterSqlite(kept, { readonly: true });
    expect(old.prepare("select email from subscriptions order by email").pluck().all()).toEqual([
      "backed-up@example.com",
      "later@example.com",
    ]);
    old.close();
    // It is a backup like any other.
    const back = await runCommand("restore", env, kept);
    expect(back.code, back.output).toBe(0);
    expect(await stored(env)).toHaveLength(2);
  });
});

describe("restoring to PostgreSQL", () => {
  it("overwrites nothing, and reads a dump wholly or not at all", async () => {
    const env = await freshData("postgres");
    const server = await startHarness("postgres", {}, env);
    await server.send({ email: "backed-up@example.com" });
    // The link in its mail has ended by now: it does not go out.
    await server.runtime.database.queries.updateTable("outbox").set({ valid_until: 1 }).execute();
    await server.close();
    const dump = join(env.DATA_DIR ?? "", "backup.dump");
    expect((await runCommand("backup", env, dump)).code).toBe(0);
    const full = await runCommand("restore", env, dump);
    expect(full.code).toBe(1);
    expect(full.output).toMatch(/is not empty, and nothing is overwritten/);

    const empty = await emptyData("postgres");
    const half = join(env.DATA_DIR ?? "", "half.dump");
    copyFileSync(dump, half);
    truncateSync(half, statSync(half).size - 200);
    const refused = await runCommand("restore", empty, half);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^pg_restore did not succeed/);
    const restored = await runCommand("restore", empty, dump);
    expect(restored.output).toMatch(/^Restored\.\nNow start/);
    expect(restored.code).toBe(0);
    expect(await stored(empty)).toEqual(["backed-up@example.com"]);
  });

  it("says of an unreachable one what is so, without its password", async () => {
    const env = {
      ...(await freshData("sqlite")),
      DATABASE_URL: `postgres://ada:${PASSWORD}@127.0.0.1:1/x`,
    };
    const { code, output } = await runCommand("backup", env);
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL leads to no usable PostgreSQL: nothing listens.+\n$/);
    expect(output).not.toContain("sesame");
  });
});

/** What the guide has for a database in a container, to be run beside the database. */
function containerCommands(): readonly string[] {
  const guide = join(import.meta.dirname, "../../docs/guides/back-up-and-restore.md");
  const [, section = ""] = readFileSync(guide, "utf8").split("\n## In containers\n");
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, code = ""]) =>
    code
      .replaceAll("docker compose exec -T database ", "")
      .replaceAll(/^docker compose (?:start|stop) site$/gm, ""),
  );
}

it("what the guide has for containers brings a database back, and keeps the one that was there", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const { DATA_DIR = "" } = await emptyData("postgres");
  const address = new URL(await postgres.createDatabase());
  const settingsFor = (name: string) => {
    address.pathname = `/${name}`;
    return { DATA_DIR, DATABASE_URL: address.href };
  };
  const { hostname: PGHOST, port: PGPORT } = address;
  const env = { PATH: `${findPostgres()}:${process.env.PATH}`, PGHOST, PGPORT };
  const run = (script: string) => execFileSync("sh", ["-e", "-c", script], { cwd: DATA_DIR, env });
  const [backUp = "", restore = ""] = containerCommands();
  const send = async (email: string) => {
    const server = await startHarness("postgres", {}, settingsFor("vitrine"));
    await server.send({ email });
    await server.close();
  };

  run("createdb -U vitrine vitrine");
  await send("backed-up@example.com");
  run(backUp);
  const [dump = ""] = readdirSync(DATA_DIR).filter((name) => name.endsWith(".dump"));
  expect(statSync(join(DATA_DIR, dump)).mode & 0o777).toBe(0o600);
  await send("later@example.com");
  run(restore.replace("vitrine-2026-11-04.dump", dump));
  expect(await stored(settingsFor("vitrine"))).toEqual(["backed-up@example.com"]);
  expect(await stored(settingsFor("vitrine_before"))).toHaveLength(2);
  await send("again@example.com");
});

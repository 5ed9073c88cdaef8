import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { backUpFile } from "./backup.ts";
import { restoreFile } from "./restore.ts";
import { openSqlite } from "./sqlite.ts";
import { databasePatience } from "./waiting.ts";

/** A data folder with much in it, and a backup of it. */
async function folderAndBackup() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await openSqlite(folder);
  await database.queries
    .insertInto("settings")
    .values(Array.from({ length: 300 }, (_, turn) => ({ key: `${turn}`, value: "x".repeat(100) })))
    .execute();
  await database.close();
  const backup = join(folder, "backup.sqlite");
  await backUpFile(folder, backup);
  return { folder, backup, path: join(folder, "vitrine.sqlite") };
}

async function keysIn(folder: string): Promise<number> {
  const database = await openSqlite(folder);
  const rows = await database.queries.selectFrom("settings").select("key").execute();
  await database.close();
  return rows.length;
}

/** Everything in a data folder that somebody could miss. Locks and shared memory are of the moment. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !/\.lock$|-shm$|^limits\./.test(name))
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile() && statSync(path).size > 0)
      .map((path) => [path, createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );

it("takes the place of a damaged database, which is kept as it is", async () => {
  const { folder, backup, path } = await folderAndBackup();
  const damaged = readFileSync(path).fill(0x5a, 4096 * 3, 4096 * 9);
  writeFileSync(path, damaged);
  writeFileSync(`${path}-wal`, "what its log was");
  await expect(backUpFile(folder, `${backup}.2`)).rejects.toThrow(
    /vitrine\.sqlite is damaged \(.+\) and cannot be copied\.$/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith("backup"))).toEqual([
    "backup.sqlite",
  ]);

  const { kept } = await restoreFile(folder, backup, "kept.sqlite");
  expect(kept).toBe(join(folder, "kept.sqlite"));
  expect(readFileSync(join(folder, "kept.sqlite")).equals(damaged)).toBe(true);
  expect(readFileSync(join(folder, "kept.sqlite-wal"), "utf8")).toBe("what its log was");
  expect(await keysIn(folder)).toBe(300);
});

it("makes the database where there was none, for this account alone", async () => {
  const { backup } = await folderAndBackup();
  const parent = mkdtempSync(join(tmpdir(), "vitrine-restore-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "data");
  expect(await restoreFile(folder, backup, "kept.sqlite")).toEqual({ kept: null, waitingMails: 0 });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "vitrine.sqlite")).mode & 0o777).toBe(0o600);
  expect(await keysIn(folder)).toBe(300);
});

it("says how many mails still go out: one whose link has ended does not", async () => {
  const { folder } = await folderAndBackup();
  const database = await openSqlite(folder);
  const mail = { mail: "{}", attempts: 0, next_attempt_at: 0, created_at: 0 } as const;
  const none = { lease: null, last_error: null, sent_at: null, failed_at: null, topic: null };
  await database.queries
    .insertInto("outbox")
    .values([
      { id: "open", state: "pending", valid_until: null, ...mail, ...none },
      { id: "ended", state: "pending", valid_until: 1, ...mail, ...none },
      { id: "sent", state: "sent", valid_until: null, ...mail, ...none },
    ])
    .execute();
  await database.close();
  const backup = join(folder, "mails.sqlite");
  await backUpFile(folder, backup);
  expect(await restoreFile(folder, backup, "kept.sqlite")).toMatchObject({ waitingMails: 1 });

  const older = new BetterSqlite(backup);
  older.exec("alter table outbox drop column valid_until");
  older.close();
  expect(await restoreFile(folder, backup, "kept-2.sqlite")).toMatchObject({ waitingMails: 2 });
});

it("takes in what stands in the log beside a backup", async () => {
  const { folder, path } = await folderAndBackup();
  const writing = new BetterSqlite(path);
  writing.exec("insert into settings values ('in the log', '')");
  const copy = join(folder, "copy.sqlite");
  for (const ending of ["", "-wal"]) copyFileSync(path + ending, copy + ending);
  writing.exec("delete from settings where key = 'in the log'");
  writing.close();
  await restoreFile(folder, copy, "kept.sqlite");
  expect(await keysIn(folder)).toBe(301);
});

it.each([
  ["that is not there", () => {}, /cannot be read \(ENOENT\)/],
  ["that is empty", (file: string) => writeFileSync(file, ""), /it is empty/],
  ["that is none", (file: string) => writeFileSync(file, "x".repeat(9000)), /not a database/],
  [
    "that ends in the middle",
    (file: string, backup: string) => {
      copyFileSync(backup, file);
      truncateSync(file, statSync(file).size / 2);
    },
    /no whole SQLite database/,
  ],
  [
    "of another program",
    (file: string) => {
      const other = new BetterSqlite(file);
      other.exec("create table theirs (text)");
      other.close();
    },
    /none of this site/,
  ],
  [
    "of a newer version",
    (file: string, backup: string) => {
      copyFileSync(backup, file);
      const newer = new BetterSqlite(file);
      newer.exec("insert into kysely_migration values ('9999-later', '')");
      newer.close();
    },
    /newer version of the site/,
  ],
  [
    "with rows that belong to nothing",
    (file: string, backup: string) => {
      copyFileSync(backup, file);
      const other = new BetterSqlite(file);
      other.pragma("foreign_keys = off");
      other.exec("create table owners (id integer primary key)");
      other.exec("create table things (owner integer references owners (id))");
      other.exec("insert into things values (1)");
      other.close();
    },
    /1 rows belong to nothing/,
  ],
])("a backup %s changes nothing", async (_what, make, sentence) => {
  const { folder, backup } = await folderAndBackup();
  const file = join(folder, "other.sqlite");
  make(file, backup);
  const before = contentsOf(folder);
  await expect(restoreFile(folder, file, "kept.sqlite")).rejects.toThrow(sentence);
  expect(contentsOf(folder)).toEqual(before);
  expect(readdirSync(folder).filter((name) => /partial|kept/.test(name))).toEqual([]);
});

it("does not take the database for its own backup, nor a name that is taken", async () => {
  const { folder, backup, path } = await folderAndBackup();
  await expect(restoreFile(folder, path, "kept.sqlite")).rejects.toThrow(/the database itself/);
  const before = contentsOf(folder);
  await expect(restoreFile(folder, backup, "backup.sqlite")).rejects.toThrow(/exists already/);
  expect(contentsOf(folder)).toEqual(before);
});

it("is refused while another program has the database open, with everything as it was", async () => {
  const { folder, backup, path } = await folderAndBackup();
  const other = new BetterSqlite(path);
  onTestFinished(() => void other.close());
  other.exec("insert into settings values ('mine', '')");
  other.exec("begin; select count(*) from settings");
  const reading = other.prepare("select count(*) from settings").pluck();
  const counted = reading.get();
  const writer = new BetterSqlite(path);
  writer.exec("insert into settings values ('later', '')");
  writer.close();
  await expect(restoreFile(folder, backup, "kept.sqlite")).rejects.toThrow(
    /open in another program/,
  );
  expect(reading.get()).toBe(counted);
  expect(existsSync(join(folder, "kept.sqlite"))).toBe(false);
});

it("and servers keep each other out", async () => {
  const { folder, backup } = await folderAndBackup();
  const server = await openSqlite(folder);
  const second = await openSqlite(folder);
  await server.close();
  await expect(restoreFile(folder, backup, "kept.sqlite")).rejects.toThrow(/is in use: stop/);
  await second.close();

  const lock = new BetterSqlite(join(folder, "vitrine.lock"));
  lock.exec("begin exclusive");
  await expect(openSqlite(folder, { ...databasePatience, write: 50 })).rejects.toThrow(
    /vitrine\.lock is held: wait until/,
  );
  lock.close();
});

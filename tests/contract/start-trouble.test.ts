import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import BetterSqlite from "better-sqlite3";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { useWal } from "#server/db/sqlite-file.ts";
import { openSqlite } from "#server/db/sqlite.ts";
import { type DatabasePatience, databasePatience } from "#server/db/waiting.ts";
import { parseSettings } from "#server/env.ts";
import { emptyData } from "./support/data.ts";
import { startHarness } from "./support/harness.ts";
import { queueMail } from "./support/plain-mail.ts";
import { spawnServer } from "./support/processes.ts";

/* Rule: whatever keeps the server from starting is told in one sentence that is true and says what to do, within seconds. */

/** All that the server prints when it does not start. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, output } = await spawnServer({ PORT: "0", ...env }).end;
  expect(code).toBe(1);
  expect(output.trimEnd().split("\n"), output).toHaveLength(1);
  return output;
}

/** The same without a process. */
const failure = async (env: Record<string, string>, patience?: Partial<DatabasePatience>) => {
  const whole = { ...databasePatience, ...patience };
  const error: unknown = await openDatabase(parseSettings(env), () => {}, whole).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error, "it opened").toBeInstanceOf(Error);
  return (error as Error).message;
};

/** A data folder whose database holds something. */
async function usedFolder() {
  const { DATA_DIR = "" } = await emptyData("sqlite");
  const server = await startHarness("sqlite", {}, { DATA_DIR });
  for (let turn = 0; turn < 20; turn += 1) await queueMail(server.runtime.database);
  await server.close();
  return { DATA_DIR, path: join(DATA_DIR, "vitrine.sqlite") };
}

const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

describe("a SQLite file", () => {
  it.each([
    ["in the middle", (bytes: Buffer) => bytes.fill(0x5a, 4096 * 3, 4096 * 9)],
    ["in its header's page", (bytes: Buffer) => bytes.fill(0, 100, 4096)],
    ["at its end, which is missing", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ])("that is damaged %s is called so, and nothing is written to it", async (_where, damage) => {
    const { DATA_DIR, path } = await usedFolder();
    writeFileSync(path, damage(readFileSync(path)));
    const before = hashOf(path);
    const sentence = await failure({ DATA_DIR });
    expect(sentence).toMatch(
      /vitrine\.sqlite is damaged \(.+\); nothing was written to it\. .*npm run restore/,
    );
    expect(hashOf(path)).toBe(before);
  });

  it("that is damaged stops the server with that sentence alone", async () => {
    const { DATA_DIR, path } = await usedFolder();
    writeFileSync(path, readFileSync(path).fill(0x5a, 4096 * 3, 4096 * 9));
    expect(await refusal({ DATA_DIR })).toMatch(/^\S+vitrine\.sqlite is damaged .+\n$/);
  });

  it("that is no database is called so, and left as it is", async () => {
    const { DATA_DIR = "" } = await emptyData("sqlite");
    writeFileSync(join(DATA_DIR, "vitrine.sqlite"), "Dear diary, ".repeat(500));
    expect(await failure({ DATA_DIR })).toMatch(/vitrine\.sqlite is no SQLite database; nothing/);
    expect(readFileSync(join(DATA_DIR, "vitrine.sqlite"), "utf8")).toMatch(/^Dear diary/);
  });

  it("that is a folder is called so", async () => {
    const { DATA_DIR = "" } = await emptyData("sqlite");
    mkdirSync(join(DATA_DIR, "vitrine.sqlite"));
    expect(await failure({ DATA_DIR })).toMatch(/vitrine\.sqlite is no file: move it away/);
  });

  it("that a program holds wholly is called locked, within seconds", async () => {
    const { DATA_DIR, path } = await usedFolder();
    const other = new BetterSqlite(path);
    onTestFinished(() => void other.close());
    other.pragma("locking_mode = exclusive");
    other.exec("begin exclusive");
    expect(await failure({ DATA_DIR }, { write: 500 })).toMatch(
      /vitrine\.sqlite is locked by another program/,
    );
  });

  it("is repaired, not refused, when the machine stopped while its first tables were made", async () => {
    const { DATA_DIR = "" } = await emptyData("sqlite");
    const path = join(DATA_DIR, "vitrine.sqlite");
    const other = new BetterSqlite(path);
    other.exec("create table theirs (text); insert into theirs values ('kept')");
    other.pragma("cache_size = 1");
    other.exec("begin");
    for (let turn = 0; turn < 500; turn += 1)
      other.prepare("insert into theirs values (?)").run("lost".repeat(100));
    // As a power cut leaves them: the file half written, with the journal that undoes it.
    const halves = [path, `${path}-journal`].map((file) => [file, readFileSync(file)] as const);
    other.exec("rollback");
    other.close();
    for (const [file, bytes] of halves) writeFileSync(file, bytes);
    const database = await openSqlite(DATA_DIR);
    await database.close();
    const after = new BetterSqlite(path, { readonly: true });
    expect(after.prepare("select count(*), min(text) from theirs").raw().get()).toEqual([
      1,
      "kept",
    ]);
    after.close();
  });

  it("needs a file system with shared memory", () => {
    const file = new BetterSqlite(":memory:");
    expect(() => useWal(file)).toThrow(/^DATA_DIR lies on a file system .*stays memory/);
    file.close();
  });
});

// As root every file may be written: then the server runs as somebody else.
describe("an account that may not write", () => {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

  async function refused(env: Record<string, string>) {
    const { code, output } = await spawnServer({ PORT: "0", ...env }, undefined, nobody).end;
    expect(code).toBe(1);
    return output;
  }

  it("the database is told so", async () => {
    const { DATA_DIR, path } = await usedFolder();
    for (const name of readdirSync(DATA_DIR)) give(join(DATA_DIR, name));
    give(DATA_DIR);
    chmodSync(path, 0o444);
    expect(await refused({ DATA_DIR })).toMatch(
      /^\S+vitrine\.sqlite may not be written by this account \(EACCES\): .+\n$/,
    );
  });

  it("the folder is told so", async () => {
    const { DATA_DIR = "" } = await emptyData("sqlite");
    give(DATA_DIR);
    chmodSync(DATA_DIR, 0o555);
    expect(await refused({ DATA_DIR })).toMatch(/^DATA_DIR is not usable \(\w+\): .+\n$/);
  });

  function give(path: string) {
    if (nobody) chownSync(path, nobody.uid, nobody.gid);
  }
});

describe("a data folder", () => {
  const project = fileURLToPath(new URL("../..", import.meta.url));

  it.each(["build", "build/client/data", "public/data", ".cache/site", "node_modules/data"])(
    "is refused in %s, where visitors or builds are",
    async (place) => {
      expect(await failure({ DATA_DIR: join(project, place) })).toMatch(
        /^DATA_DIR is not usable: .* Set it to a folder outside/,
      );
    },
  );

  it("is refused there by way of a link as well", async () => {
    const { DATA_DIR = "" } = await emptyData("sqlite");
    symlinkSync(join(project, "public"), join(DATA_DIR, "link"));
    expect(await failure({ DATA_DIR: join(DATA_DIR, "link", "data") })).toMatch(/^DATA_DIR is not/);
  });

  it("may have such a name elsewhere", async () => {
    const { DATA_DIR = "" } = await emptyData("sqlite");
    const database = await openSqlite(join(DATA_DIR, "build"));
    await database.close();
  });
});

describe("a PostgreSQL", () => {
  const SECRET = "open%20sesame";

  /** What is said about an address, in the process and by it. */
  async function said(change: (url: URL) => void, patience?: Partial<DatabasePatience>) {
    const url = new URL(inject("postgresUrl"));
    url.password = SECRET;
    change(url);
    const sentence = await failure({ DATABASE_URL: url.href }, patience);
    expect(sentence).toMatch(/^DATABASE_URL leads to no usable PostgreSQL: .+\.$/);
    for (const form of [SECRET, decodeURIComponent(SECRET)]) expect(sentence).not.toContain(form);
    return sentence;
  }

  it("that nothing listens for", async () => {
    expect(await said((url) => (url.port = "1"))).toMatch(/nothing listens at .*ECONNREFUSED/);
  });

  it("on a machine that is not there", async () => {
    expect(await said((url) => (url.hostname = "database.invalid"))).toMatch(/no machine is found/);
  });

  it("without the database", async () => {
    expect(await said((url) => (url.pathname = "/nowhere"))).toMatch(/no database of this name/);
  });

  it("without the user", async () => {
    expect(await said((url) => (url.username = "stranger"))).toMatch(/user or password is refused/);
  });

  it("without encryption", async () => {
    expect(await said((url) => (url.search = "?sslmode=verify-full"))).toMatch(
      /agree on no encrypted connection/,
    );
  });

  it.each([
    ["hangs up", (socket: Socket) => socket.destroy(), /does not answer|ECONNRESET/],
    // Error, SQLSTATE and words as PostgreSQL sends them.
    [
      "refuses the password",
      (socket: Socket) => answerWith(socket, "28P01", "password authentication failed"),
      /user or password is refused \(28P01\)/,
    ],
    [
      "is starting",
      (socket: Socket) => answerWith(socket, "57P03", "the database system is starting up"),
      /starting or stopping/,
    ],
    [
      "is full",
      (socket: Socket) => answerWith(socket, "53300", "sorry, too many clients already"),
      /no connection left/,
    ],
  ])("that %s", async (_what, answer, sentence) => {
    const port = await listenOnce((socket) => socket.once("data", () => answer(socket)));
    expect(await said((url) => (url.port = String(port)))).toMatch(sentence);
  });

  it("that says nothing at all, when the time is up", async () => {
    const port = await listenOnce((socket) => socket.resume());
    expect(await said((url) => (url.port = String(port)), { connect: 500 })).toMatch(
      /127\.0\.0\.1:\d+ does not answer/,
    );
  });

  it("stops the server with that sentence alone", async () => {
    const DATABASE_URL = `postgres://ada:${SECRET}@127.0.0.1:1/vitrine`;
    const output = await refusal({ ...(await emptyData("sqlite")), DATABASE_URL });
    expect(output).toMatch(/^DATABASE_URL leads to no usable .*nothing listens at .+\n$/);
    expect(output).not.toMatch(/sesame/);
  });
});

async function listenOnce(onSocket: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    onSocket(socket);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** An error of PostgreSQL's protocol. */
function answerWith(socket: Socket, code: string, message: string): void {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  socket.end(Buffer.concat([head, fields]));
}

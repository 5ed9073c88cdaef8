import { randomUUID } from "node:crypto";
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres, installCommand } from "../../scripts/lib/tools.mjs";
import { freePort } from "./free-port.ts";

/** A PostgreSQL of our own: temporary folder, private port on the loopback address, gone at the end. */
export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Ends it as a crash does, is away for so long, and starts it again at the same address, with what was written. */
  crash(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Sorted by code point, but with the capitals of all alphabets, as on any server that people run. */
const LOCALE = ["--no-locale", `--lc-ctype=${process.platform === "darwin" ? "UTF-8" : "C.UTF-8"}`];

/** Starts a server; `durable` keeps fsync on, for tests that kill processes. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin)
    throw new Error(`PostgreSQL is needed for the tests: ${installCommand(["PostgreSQL"])}`);
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-postgres-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const identity = account ?? {};

  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "vitrine", "-A", "trust", "-E", "UTF8", ...LOCALE, "--no-sync"],
    { ...identity, cwd: folder, stdio: "pipe" },
  );
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=100",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ].flatMap((setting) => ["-c", setting]);
  const log = openSync(join(folder, "log"), "w");
  const startOn = async (port: number) => {
    const server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], {
      ...identity,
      cwd: folder,
      stdio: ["ignore", log, log],
    });
    const admin = `postgres://vitrine@127.0.0.1:${port}/postgres`;
    return (await isReady(admin, server)) ? { server, admin, port } : null;
  };
  const begun = await onFreePort(startOn).catch((error: unknown) => {
    throw new Error(`PostgreSQL does not start: ${readFileSync(join(folder, "log"), "utf8")}`, {
      cause: error,
    });
  });
  const { admin, port } = begun;
  let { server } = begun;
  // If the test run itself is killed, the server must not stay behind.
  const killServer = () => void server.kill("SIGQUIT");
  process.once("exit", killServer);

  const kill = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGQUIT");
    await ended;
  };

  return {
    createDatabase: () => createDatabaseOn(admin),
    async crash(awayMs) {
      await kill();
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      const again = await startOn(port);
      if (!again) throw new Error(readFileSync(join(folder, "log"), "utf8"));
      ({ server } = again);
    },
    async stop() {
      process.off("exit", killServer);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database on a server that runs already, and returns its address.
 * @param template another one to be copied; without, it is empty.
 */
export async function createDatabaseOn(adminUrl: string, template = "template0"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or `nobody`. */
function unprivilegedAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((entry) => entry.split(":"));
  const account =
    accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!account) throw new Error("PostgreSQL cannot run as root, and there is no other account.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Another program may take a port after it was found to be free: then the next one is tried. */
async function onFreePort<Result>(start: (port: number) => Promise<Result | null>) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const started = await start(await freePort());
    if (started) return started;
  }
  throw new Error("It ended at once, on three ports.");
}

/** False when the server ended at once. */
async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  const until = performance.now() + 60_000;
  while (server.exitCode === null) {
    try {
      await query(url, "select 1");
      return true;
    } catch (error) {
      if (performance.now() > until) throw error;
      // It tells nobody that it has begun to answer.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

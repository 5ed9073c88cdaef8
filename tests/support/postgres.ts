import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** A PostgreSQL of our own: temporary folder, private port on the loopback address, gone at the end. */
export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const INSTALL =
  "PostgreSQL is needed for the tests: install it with `sudo apt-get install postgresql` (Debian, Ubuntu) or `brew install postgresql`.";

/** Sorted by code point, but with the capitals of all alphabets, as on any server that people run. */
const LOCALE = ["--no-locale", `--lc-ctype=${process.platform === "darwin" ? "UTF-8" : "C.UTF-8"}`];

/** Starts a server; `durable` keeps fsync on, for tests that kill processes. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const bin = findBinaries();
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
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=100",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], {
    ...identity,
    cwd: folder,
    stdio: "ignore",
  });
  // If the test run itself is killed, the server must not stay behind.
  const killServer = () => void server.kill("SIGQUIT");
  process.once("exit", killServer);

  const admin = `postgres://vitrine@127.0.0.1:${port}/postgres`;
  await untilReady(admin, server);
  let created = 0;

  return {
    async createDatabase() {
      created += 1;
      const name = `test_${process.pid}_${created}_${Date.now()}`;
      await query(admin, `create database ${name}`);
      return `postgres://vitrine@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      process.off("exit", killServer);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An empty database on a server that runs already. */
export async function createDatabaseOn(adminUrl: string): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await query(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function findBinaries(): string {
  const roots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];
  const folders = roots
    .filter((root) => existsSync(root))
    .flatMap((root) => readdirSync(root).map((name) => join(root, name, "bin")))
    .concat((process.env.PATH ?? "").split(":"))
    .filter((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
  const newest = folders.sort().at(-1);
  if (!newest) throw new Error(INSTALL);
  return newest;
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error("PostgreSQL ended at once.");
    try {
      await query(url, "select 1");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("PostgreSQL did not start within ten seconds.");
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

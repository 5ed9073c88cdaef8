import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { root } from "./lib/project.mjs";

/**
 * `npm run bench:blog -- COUNT…`: builds and serves the site with so many more posts (100, 1,000 and 10,000 without arguments), in a
 * temporary copy of the project, and prints what that costs. Times are of this machine; sizes are those of the uncompressed page.
 */
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(100, 1000, 10_000);

/** Parts of the project that the site is neither made from nor needs. */
const leftOut = new Set([".git", ".cache", ".velite", "art", "build", "data", "node_modules"]);

const addresses = {
  list: "/blogs/category/business",
  "list, page 3": "/blogs/category/business?page=3",
  "newest post": "/blog-types/blog-standard-post/9",
  "oldest post": (count: number) => `/blog-types/blog-full-width-post/${100_000 + count - 1}`,
  "first search": "/page/search-result?q=harbour%20office",
  search: "/page/search-result?q=second%20invoice",
  feed: "/feed.xml",
} as const;

const rows: Record<string, Record<string, number | string>> = {};
for (const count of counts) {
  const copy = await mkdtemp(join(tmpdir(), "vitrine-blog-"));
  try {
    rows[`${count} posts`] = await measure(copy, count);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
console.table(rows);

async function measure(copy: string, count: number) {
  await cp(root, copy, {
    recursive: true,
    filter: (path) => !leftOut.has(path.slice(root.length).split("/")[0] ?? ""),
  });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  run(root, ["scripts/generate-posts.ts", join(copy, "content/posts"), String(count)]);

  const row: Record<string, number | string> = {};
  row["build s"] = seconds(() => run(copy, ["scripts/build.mjs"]));
  const server = await start(copy);
  try {
    row["start s"] = server.seconds;
    row["memory MB"] = await memoryOf(server.pid);
    for (const [name, address] of Object.entries(addresses)) {
      const path = typeof address === "string" ? address : address(count);
      row[name] = await ask(`${server.url}${path}`);
    }
    row["memory after, MB"] = await memoryOf(server.pid);
  } finally {
    await server.stop();
  }
  return row;
}

function run(cwd: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function seconds(act: () => void): number {
  const before = performance.now();
  act();
  return Math.round((performance.now() - before) / 100) / 10;
}

/** The production server of a copy. The first start also stamps the site with its address. */
async function start(cwd: string) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const before = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: new URL(url).port,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server did not start.")));
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes(" is ready ")) resolve();
    });
  });
  const taken = Math.round((performance.now() - before) / 100) / 10;
  return { url, pid: child.pid ?? 0, seconds: taken, stop };
}

/** Resident memory of a process in MB; 0 where the system does not tell. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Milliseconds and kB of one answer. */
async function ask(address: string): Promise<string> {
  const before = performance.now();
  const response = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return `${Math.round(performance.now() - before)} ms, ${Math.round(body.byteLength / 1024)} kB`;
}

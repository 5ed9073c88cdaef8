import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startPostgres } from "../tests/support/postgres.ts";

/**
 * How many subscriptions a second the server takes durably, and how long the slowest hundredth waits: a real server process,
 * SQLite and PostgreSQL with fsync, mail kept on disk. Everything stays on this machine.
 */
const SECONDS = 10;
const CONNECTIONS = [1, 50] as const;
const MAIN = new URL("../tests/contract/support/stub-main.ts", import.meta.url).pathname;

const postgres = await startPostgres({ durable: true });
const rows: Record<string, string | number>[] = [];
try {
  for (const engine of ["SQLite", "PostgreSQL"]) {
    for (const connections of CONNECTIONS) {
      rows.push({ engine, connections, ...(await measure(engine === "PostgreSQL", connections)) });
    }
  }
} finally {
  await postgres.stop();
}
console.log(
  `${cpus().length} cores, ${SECONDS} s each, POST /api/send with a new address each time`,
);
console.table(rows);

async function measure(onPostgres: boolean, connections: number) {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const server = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      NODE_ENV: "production",
      RATE_LIMIT: "off",
      LOG_LEVEL: "fatal",
      DATA_DIR: folder,
      ...(onPostgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    return await load(await portOf(server), connections);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function portOf(server: ChildProcess): Promise<string> {
  for await (const chunk of server.stdout ?? []) {
    const port = / is ready \(listening on .*:(\d+)\)/.exec(String(chunk))?.[1];
    if (port) return port;
  }
  throw new Error("the server did not start");
}

async function load(port: string, connections: number) {
  let turn = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/api/send`,
    connections,
    duration: SECONDS,
    requests: [
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        setupRequest: (request) => {
          turn += 1;
          return { ...request, body: JSON.stringify({ email: `visitor-${turn}@example.com` }) };
        },
      },
    ],
  });
  return {
    "durable subscribes/s": Math.round(result["2xx"] / result.duration),
    "p50 ms": result.latency.p50,
    "p99 ms": result.latency.p99,
    "not accepted": result.non2xx + result.errors,
  };
}

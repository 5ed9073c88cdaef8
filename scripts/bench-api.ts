import { cpus } from "node:os";
import autocannon from "autocannon";
import { startPostgres } from "../tests/support/postgres.ts";
import { startBenchServer } from "./lib/bench-server.ts";

/**
 * How many subscriptions a second the server takes durably, and how long the slowest hundredth waits: a real server process,
 * SQLite and PostgreSQL with fsync, mail kept on disk. Everything stays on this machine.
 */
const SECONDS = 10;
const CONNECTIONS = [1, 50] as const;

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
  const server = await startBenchServer(onPostgres ? await postgres.createDatabase() : null);
  try {
    return await load(server.url, connections);
  } finally {
    await server.stop();
  }
}

async function load(url: string, connections: number) {
  let turn = 0;
  const result = await autocannon({
    url: `${url}/api/send`,
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

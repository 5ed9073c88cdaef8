import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../tests/contract/support/stub-main.ts", import.meta.url));

export interface BenchServer {
  url: string;
  /** What it was started with, for whoever wants to look into its database. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** A real server process to be measured, on SQLite without a database address: no limits, no log, its data leave with it. */
export async function startBenchServer(databaseUrl: string | null): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const env = {
    RATE_LIMIT: "off",
    LOG_LEVEL: "fatal",
    DATA_DIR: folder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: "0", NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    url: `http://127.0.0.1:${await portOf(server)}`,
    env,
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function portOf(server: ChildProcess): Promise<string> {
  for await (const chunk of server.stdout ?? []) {
    const port = / is ready \(listening on .*:(\d+)\)/.exec(String(chunk))?.[1];
    if (port) return port;
  }
  throw new Error("the server did not start");
}

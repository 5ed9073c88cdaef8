import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface SiteServer {
  /** Where it listens, without a trailing slash; also its PUBLIC_URL unless another was asked for. */
  url: string;
  dataDir: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the production server on a free port, with an empty data folder that goes when it stops. The site has to be built.
 * @param env settings that differ from the tests' own.
 * @param folder of another checkout, to serve what is built there.
 * @param basePath below which that build stands.
 */
export async function startSiteServer(
  env: Record<string, string> = {},
  folder = root,
  basePath = "",
): Promise<SiteServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${basePath}`;
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-site-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const killServer = () => void child.kill("SIGKILL");
  process.once("exit", killServer);

  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`The server ended at its start with code ${code}.`)),
    );
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes(" is ready ")) resolve();
    });
  });

  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      process.off("exit", killServer);
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

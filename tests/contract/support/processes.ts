import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const STUB_MAIN = fileURLToPath(new URL("stub-main.ts", import.meta.url));

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** All it has printed so far. */
  output(): string;
  /** Resolves with the exit code (null when killed by a signal). */
  exit: Promise<number | null>;
}

/** Starts a real server process on a free port and waits until it is ready. It ends with the test. */
export async function startServer(
  env: Record<string, string>,
  main = STUB_MAIN,
): Promise<ServerProcess> {
  const server = spawnServer({ PORT: "0", ...env }, main);
  const port = await new Promise<string>((resolve, reject) => {
    server.process.stdout?.on("data", () => {
      const ready = / is ready \(listening on .*:(\d+)\)/.exec(server.output());
      if (ready?.[1]) resolve(ready[1]);
    });
    void server.exit.then((code) =>
      reject(new Error(`the server ended with ${code}: ${server.output()}`)),
    );
  });
  return { ...server, url: `http://127.0.0.1:${port}` };
}

/** Starts a server process that may not come up at all; as another account, where this one may give it that. */
export function spawnServer(
  env: Record<string, string>,
  main = STUB_MAIN,
  account: { uid?: number; gid?: number } = {},
): Omit<ServerProcess, "url"> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  return { process: child, output: () => printed, exit };
}

import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFailed, onTestFinished } from "vitest";

const STUB_MAIN = fileURLToPath(new URL("./stub-main.ts", import.meta.url));

/** How a process ended. */
interface End {
  /** Null when a signal ended it. */
  code: number | null;
  /** All that it printed: nothing is on its way any more. */
  output: string;
}

/**
 * A process of a test. What it prints arrives some time after it was printed, and not in the order of what else it does: so there is no
 * way to look at what has arrived so far. Either wait for a sentence, or for the end, which is the only time at which a sentence can be
 * known to be missing.
 */
export interface SpawnedProcess {
  process: ChildProcess;
  /** Waits until it has printed this. @throws when it ends without. */
  says(sentence: RegExp): Promise<RegExpExecArray>;
  /** Resolves when it has ended, by itself or by `stop`. */
  end: Promise<End>;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<End>;
}

export interface ServerProcess extends SpawnedProcess {
  url: string;
}

/** Starts a real server process on a free port and waits until it is ready. It ends with the test. */
export async function startServer(
  env: Record<string, string>,
  main = STUB_MAIN,
  place: { cwd?: string } = {},
): Promise<ServerProcess> {
  const server = spawnServer({ PORT: "0", ...env }, main, place);
  const [, port] = await server.says(/ is ready \(listening on .*:(\d+)\)/);
  return { ...server, url: `http://127.0.0.1:${port}` };
}

/** Starts a server process that may not come up at all; in another folder, or as another account, where this one may give it that. */
export function spawnServer(
  env: Record<string, string>,
  main = STUB_MAIN,
  place: { cwd?: string; uid?: number; gid?: number } = {},
): SpawnedProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      // Read in half the time (vitest.config.ts).
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...place,
  });
  return watchProcess(child);
}

function watchProcess(child: ChildProcess): SpawnedProcess {
  let printed = "";
  const awaited = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      printed += chunk;
      for (const look of awaited) look();
    });
  }
  // Not "exit": then there may still be something in its pipes.
  const end = new Promise<End>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output: printed }));
  });
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return end;
  };
  onTestFailed(() => void process.stderr.write(`\nThe process ${child.pid} said:\n${printed}\n`));
  onTestFinished(async () => void (await stop("SIGKILL")));

  return {
    process: child,
    says(sentence) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = sentence.exec(printed);
          if (!found) return;
          awaited.delete(look);
          resolve(found);
        };
        awaited.add(look);
        look();
        end.then(
          ({ code }) =>
            reject(new Error(`it ended with ${code}, and has not said ${sentence}: ${printed}`)),
          reject,
        );
      });
    },
    end,
    stop,
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "playwright/test";
import { beginRequest } from "../support/begin-request.ts";
import { freePort } from "../support/free-port.ts";
import { siteUrl } from "../support/site-under-test.ts";

/** Rule: a server that is asked to stop gives accepted requests ten seconds, whoever asks, through whatever, and however often. */
const root = fileURLToPath(new URL("../..", import.meta.url));

/** `npm start` as a supervisor runs it: first of its own process group. With the run's public address, so that nothing is stamped anew. */
async function npmStart() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-stopping-"));
  const { PATH, HOME } = process.env;
  const npm = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: siteUrl() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(npm, "exit");
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    void ended.then(([code]) => reject(new Error(`npm start ended with ${code}: ${printed}`)));
    npm.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(" is ready ")) resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    npm,
    ended,
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const group = ({ pid = 0 }: ChildProcess) => void process.kill(-pid, "SIGTERM");
const alone = (npm: ChildProcess) => void npm.kill("SIGTERM");
/** Between one signal and the next: how supervisors space them is what is tried. */
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Who sends SIGTERM to whom, and again. */
const supervisors = {
  "npm alone, as a container does": async (npm: ChildProcess) => alone(npm),
  "the whole process group, as a terminal does": async (npm: ChildProcess) => group(npm),
  "both, more than once, as systemd does": async (npm: ChildProcess) => {
    group(npm);
    await later(1200);
    alone(npm);
    group(npm);
  },
};

// npm starts a server for each test, which then takes seconds to stop.
test.setTimeout(60_000);

for (const [who, ask] of Object.entries(supervisors))
  test(`a request that was accepted ends in peace when SIGTERM goes to ${who}`, async () => {
    const { url, npm, ended, forget } = await npmStart();
    try {
      const call = await beginRequest(url);
      const answer = once(call.request, "response");
      await ask(npm);
      // Longer than the second after which a repeated signal used to mean "now".
      await later(2500);
      expect(npm.exitCode).toBeNull();
      call.finish();
      const [response] = (await answer) as [{ statusCode: number }];
      expect(response.statusCode).toBe(200);
      await ended;
      await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
    } finally {
      if (npm.exitCode === null && npm.signalCode === null)
        process.kill(-(npm.pid ?? 0), "SIGKILL");
      forget();
    }
  });

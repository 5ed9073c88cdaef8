import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { ABOUT_US } from "#content/addresses.ts";
import { allPaths } from "#registry/all-paths.ts";
import { freePort } from "../tests/support/free-port.ts";

/*
 * No container engine is asked for: what the Dockerfile says of its last stage is done in a folder, as another user, who may write
 * nothing there.
 */
const root = join(import.meta.dirname, "..");
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const [, serve = ""] = dockerfile.split(/^FROM .* AS serve$/m);
/** What Debian's slim image weighs compressed, in megabytes. */
const DEBIAN = 30;
/** The user of the image. Only root can become somebody else. */
const [, user = ""] = /^USER (\d+):\d+$/m.exec(serve) ?? [];
const account = process.getuid?.() === 0 ? { uid: Number(user), gid: Number(user) } : {};

let folder = "";
/** Everything above it is open, so that another user comes to it. */
const image = () => join(folder, "site");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-image-"));
  chmodSync(folder, 0o755);
  mkdirSync(image());
  for (const name of ["package.json", "package-lock.json", ".npmrc"])
    cpSync(join(root, name), join(image(), name));
  const [, install = ""] = /^RUN .*(npm ci .*--omit=dev.*)$/m.exec(dockerfile) ?? [];
  const [npm = "", ...options] = install.split(" ");
  execFileSync(npm, [...options, "--no-audit", "--no-fund"], { cwd: image(), stdio: "pipe" });
  for (const [, from = "", to = ""] of serve.matchAll(
    /^COPY --from=build \/site\/(\S+) \.\/(\S+)$/gm,
  ))
    cpSync(join(root, from), join(image(), to), { recursive: true });
  for (const name of ["package-lock.json", ".npmrc"]) rmSync(join(image(), name));
  execFileSync("chmod", ["-R", "a-w,a+rX", image()]);
});
afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** A line of the Dockerfile whose argument is a list. */
function command(name: "CMD" | "HEALTHCHECK"): [string, ...string[]] {
  const [, list = ""] = new RegExp(`^${name} [^\\[]*(\\[.*\\])$`, "m").exec(serve) ?? [];
  return JSON.parse(list) as [string, ...string[]];
}

const settings = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(serve)?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
) as Record<string, string>;

async function start() {
  const data = mkdtempSync(join(tmpdir(), "vitrine-data-"));
  if (account.uid !== undefined) chownSync(data, account.uid, account.gid);
  const env = { ...settings, PORT: String(await freePort()), DATA_DIR: data };
  const how = { cwd: image(), env, ...account };
  const [node, ...options] = command("CMD");
  const server = spawn(join(image(), node), options, { ...how, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(server, "close") as Promise<[code: number | null]>;
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await ended;
    rmSync(data, { recursive: true, force: true });
  });
  const [probe, ...asked] = command("HEALTHCHECK");
  const isHealthy = () => spawnSync(join(image(), probe), asked, how).status === 0;
  // As a container engine does, which asks again and again.
  const untilHealthy = async () => {
    while (!isHealthy()) {
      expect(server.exitCode, said).toBe(null);
      await wait(200);
    }
  };
  return { server, ended, isHealthy, untilHealthy, url: `http://127.0.0.1:${env.PORT}` };
}

it("serves as a user who may write nothing but its data, and answers the health check", async () => {
  const { isHealthy, untilHealthy, url } = await start();
  expect(isHealthy(), "before it listens").toBe(false);
  await untilHealthy();
  const page = await fetch(`${url}${ABOUT_US}`);
  expect(page.status).toBe(200);
  for (const { path } of allPaths()
    .filter(({ prerender }) => !prerender)
    .slice(0, 2))
    expect((await fetch(url + path)).status, path).toBe(200);
  const sent = await fetch(`${url}${ABOUT_US}`, {
    method: "POST",
    body: new URLSearchParams({ form: "subscribe", email: "ada@example.com" }),
    redirect: "manual",
    headers: { Origin: `http://localhost:${new URL(url).port}` },
  });
  expect(sent.status).toBe(303);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

it("ends on SIGTERM, well before it would be killed", async () => {
  const { server, ended, untilHealthy } = await start();
  await untilHealthy();
  const began = performance.now();
  server.kill("SIGTERM");
  const [code] = await ended;
  expect(code).toBe(0);
  expect(performance.now() - began).toBeLessThan(15_000);
});

it("is an image of less than 250 MB, compressed", () => {
  const { stdout } = spawnSync("sh", ["-c", "tar cf - . | gzip -6 | wc -c"], { cwd: image() });
  const megabytes = Number(stdout.toString()) / 1e6 + DEBIAN;
  expect(megabytes).toBeGreaterThan(DEBIAN + 20);
  expect(megabytes).toBeLessThan(250);
});

it("is made of folders that are there, and of nothing that a build leaves behind", () => {
  const [, ignored = ""] = readFileSync(join(root, ".dockerignore"), "utf8").split("is made.\n");
  for (const name of ["node_modules", "build", ".velite", "data", ".env", ".git"])
    expect(ignored.split("\n")).toContain(name);
  expect(readdirSync(image())).toEqual(
    expect.arrayContaining(["app", "build", "node_modules", "server"]),
  );
});

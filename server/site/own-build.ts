import { randomUUID } from "node:crypto";
import { constants, existsSync, rmSync } from "node:fs";
import {
  access,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DAY, MINUTE } from "../clock.ts";
import { move, moveUnlessThere } from "../move.ts";
import { whenMissing } from "../when-missing.ts";

/** A build that a server has for itself. */
export interface OwnBuild {
  /** Everything that belongs to it; what is made from it may be kept here. */
  folder: string;
  /** The build, with `client` and `server` in it. */
  build: string;
}

/** There is nothing to serve; the message is one sentence that says what to run. */
export class NoBuildError extends Error {}

export interface BuildPlaces {
  /** Where the newest build lies. */
  newest: string;
  /** Where servers keep theirs. */
  kept: string;
}

const newest = fileURLToPath(new URL("../../build/", import.meta.url));
const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
const besideIt = fileURLToPath(new URL("../../.cache/site/", import.meta.url));

/**
 * Where the build is, and where servers keep theirs: beside it, or with the data where a server may write nothing else (a container, a
 * service of systemd).
 */
export async function buildPlaces(dataDir: string): Promise<BuildPlaces> {
  const mayWrite = await mkdir(besideIt, { recursive: true })
    .then(() => access(besideIt, constants.W_OK))
    .then(() => true, whenRefused(false));
  if (mayWrite) return { newest, kept: besideIt };
  const site = join(dataDir, "site");
  await mkdir(site, { recursive: true });
  // What the build imports is looked for in the folders above it.
  await linkTo(modules, join(site, "node_modules"));
  return { newest, kept: join(site, "builds") };
}

/** Leads a link to a folder. Servers that start at once, or run, find it at any time. */
export async function linkTo(folder: string, place: string): Promise<void> {
  const present = await readlink(place).catch(() => null);
  if (present !== null && resolve(present) === resolve(folder)) return;
  const draft = `${place}.${randomUUID()}`;
  await symlink(folder, draft, "junction");
  try {
    await rename(draft, place);
  } finally {
    await rm(draft, { force: true });
  }
}

/** What to go on with where nothing may be written. Whatever else is wrong is thrown. */
function whenRefused<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (["EACCES", "EPERM", "EROFS"].includes(error.code ?? "")) return value;
    throw error;
  };
}

/** A build takes this long to change places with the next. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 50;

/**
 * Takes the newest build for this server: whatever is built, fails or is deleted beside it later, the server has all of what it began
 * with. Files are linked, not copied, where the disk can do that. Of builds that no server has any more the files stay that pages in browsers
 * may still ask for (`other-builds.ts`), for a while.
 * @throws {NoBuildError} when there is no build.
 */
export async function takeBuild({ newest, kept }: BuildPlaces): Promise<OwnBuild> {
  let seen: string | null = null;
  let patience = performance.now() + PATIENCE_MS;
  for (;;) {
    const serial = await serialOf(newest);
    if (serial !== null) {
      // There was a build, and there is the next: a slow server goes after it for as long as that happens.
      if (serial !== seen) patience = performance.now() + PATIENCE_MS;
      seen = serial;
      const folder = join(kept, serial);
      const leave = await enter(folder);
      const build = join(folder, "build");
      if (existsSync(build) || (await takeWhole(newest, build, serial))) {
        await forgetOthers(kept, serial);
        return { folder, build };
      }
      leave();
    }
    if (performance.now() > patience)
      throw new NoBuildError(
        "The site is not built yet. Run `npm run build`, or `npm start`, which builds what is stale.",
      );
    await after(PAUSE_MS);
  }
}

function serialOf(build: string): Promise<string | null> {
  return readFile(join(build, "serial"), "utf8").catch(whenMissing<string | null>(null));
}

/** False: another build took its place meanwhile. */
async function takeWhole(newest: string, target: string, serial: string): Promise<boolean> {
  // Made beside its final place and moved there whole, so that two servers starting at once cannot take half of it.
  const draft = `${target}.${randomUUID()}`;
  const isWhole = await linkFolder(newest, draft).then(() => true, whenMissing(false));
  if (!isWhole || (await serialOf(newest)) !== serial) {
    await rm(draft, { recursive: true, force: true });
    return false;
  }
  await moveUnlessThere(draft, target);
  return true;
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    // Another disk, a file system without links, or too many of them.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Servers say so often that they are there. */
const SIGN_MS = 10 * MINUTE;
/** One that has said nothing for so long is gone, unless its process is seen to live. */
const SILENT_MS = 6 * SIGN_MS;
/** Processes of another machine cannot be seen. */
const SILENT_ELSEWHERE_MS = 7 * DAY;

/** What this process has said so with. All goes when it ends: by one listener, however many builds it takes. */
const signs = new Set<string>();
process.once("exit", () => {
  for (const sign of signs)
    try {
      rmSync(sign, { force: true });
    } catch {
      // Its folder is another account's by now. It falls silent, and the process ends as it would have.
    }
});

/** Says that this server uses a build, until the process ends or `leave` is called. */
async function enter(folder: string): Promise<() => void> {
  const users = join(folder, "servers");
  const sign = join(users, `${process.pid}@${hostname()}`);
  await mkdir(users, { recursive: true });
  await writeFile(sign, "");
  signs.add(sign);
  const timer = setInterval(() => {
    utimes(sign, new Date(), new Date()).catch(() => {});
  }, SIGN_MS).unref();
  return () => {
    clearInterval(timer);
    signs.delete(sign);
    rmSync(sign, { force: true });
  };
}

/** Pages stay open in browsers for days, and ask for more of their files when they are used. */
const PAST_MS = 7 * DAY;
/** Of so many builds: each is as large as all scripts, styles and fonts of the site. */
const MOST_PAST = 3;

async function forgetOthers(kept: string, own: string): Promise<void> {
  const past: { folder: string; time: number }[] = [];
  for (const entry of await readdir(kept, { withFileTypes: true })) {
    const folder = join(kept, entry.name);
    // macOS leaves files of its own in folders that somebody looked into.
    if (!entry.isDirectory() || entry.name === own || (await isUsed(folder))) continue;
    const time = await leaveFiles(folder);
    if (time !== null) past.push({ folder, time });
    else await rm(folder, { recursive: true, force: true });
  }
  past.sort((a, b) => b.time - a.time);
  for (const [place, { folder, time }] of past.entries()) {
    if (place < MOST_PAST && Date.now() - time < PAST_MS) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Leaves of a build nothing but its files whose names say what is in them, in `past/static`.
 * @returns since when that is so; null where there are none.
 */
async function leaveFiles(folder: string): Promise<number | null> {
  const past = join(folder, "past");
  await mkdir(past, { recursive: true });
  // Where they are there already, the build came back for a while; where they are missing, another server was faster.
  if (!existsSync(join(past, "static")))
    await move(join(folder, "build", "client", "static"), join(past, "static")).catch(
      whenMissing(undefined),
    );
  for (const name of await readdir(folder))
    if (name !== "past") await rm(join(folder, name), { recursive: true, force: true });
  const { mtimeMs } = await stat(past);
  return existsSync(join(past, "static")) ? mtimeMs : null;
}

/** Two signs of life, because either may fail: a clock can jump, and the processes of a container cannot be seen from another one. */
async function isUsed(folder: string): Promise<boolean> {
  const users = join(folder, "servers");
  for (const name of await readdir(users).catch(whenMissing<string[]>([]))) {
    const [, pid, host] = /^(\d+)@(.*)$/s.exec(name) ?? [];
    if (pid === undefined) continue;
    const { mtimeMs } = await stat(join(users, name)).catch(whenMissing({ mtimeMs: 0 }));
    const silence = Date.now() - mtimeMs;
    if (silence < SILENT_MS) return true;
    if (host === hostname() ? isAlive(Number(pid)) : silence < SILENT_ELSEWHERE_MS) return true;
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

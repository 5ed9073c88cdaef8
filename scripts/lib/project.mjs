// Plain JavaScript without packages, for Node 18 and newer: these scripts run before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { changedInput, INPUTS } from "./build-inputs.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const modules = join(root, "node_modules");
/** The oldest Node that the project's code runs on: it reads TypeScript, and React Router asks for no older one. */
const OLDEST_NODE = 24;

/** Prints what is about to happen, so that waiting has a reason. */
export function say(text) {
  process.stdout.write(`vitrine: ${text}\n`);
}

/** The Node that the project is tested with: a package of its own, so that it does not matter which one npm runs on. */
export function pinnedNode() {
  // On Windows npm links no programs: what it writes there are scripts for shells.
  const bundled =
    process.platform === "win32"
      ? join(modules, `node-win-${process.arch}`, "bin", "node.exe")
      : join(modules, ".bin", "node");
  if (existsSync(bundled)) return bundled;
  const [major] = process.versions.node.split(".").map(Number);
  if (major >= OLDEST_NODE) return process.execPath;
  throw new Error(
    `There is no bundled Node for ${process.platform} ${process.arch}: install Node ${OLDEST_NODE} or newer and try again.`,
  );
}

/** The environment of everything we start: the pinned Node and the project's commands come first. */
function environment(extra) {
  return {
    ...process.env,
    PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH ?? ""}`,
    ...extra,
  };
}

/**
 * Runs a program to its end and gives its exit code. Signals are passed on, so that Ctrl-C ends all of it.
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string }} [options]
 */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ["inherit", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    if (quiet) {
      child.stdout.on("data", (data) => (output += data));
      child.stderr.on("data", (data) => (output += data));
    }
    const forward = (signal) => {
      if (isPassedOn(signal)) child.kill(signal);
    };
    process.on("SIGINT", forward);
    process.on("SIGTERM", forward);
    // npm passes SIGTERM to its shell, and a shell dies of it without telling us: then we are another process's child. Said once.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      forward("SIGTERM");
    }, 500);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      process.off("SIGINT", forward);
      process.off("SIGTERM", forward);
      clearInterval(watch);
      resolve({ code: code ?? (signal === "SIGINT" ? 130 : 143), output });
    });
  });
}

/**
 * Whether what we started needs to be told of a signal. On Windows every program of a console gets its Ctrl-C, and there is nothing that Node
 * could pass on there: it would end the program at once.
 */
export function isPassedOn(signal, platform = process.platform) {
  return platform !== "win32" || signal !== "SIGINT";
}

/** Runs one of the project's commands on the pinned Node, by its script in a package. */
export function runBin(name, args, options) {
  return run(pinnedNode(), [binScript(name), ...args], options);
}

/**
 * Runs npm without a shell, on the Node that runs this: on Windows npm is a script for a shell, which Node starts in no other way (and its
 * words would have to be quoted for it).
 */
export function runNpm(args, options) {
  const script = npmScript();
  return script ? run(process.execPath, [script, ...args], options) : run("npm", args, options);
}

/** npm's own program: the one that runs us, else what lies beside a Node, else undefined. */
function npmScript() {
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? "").split(delimiter)];
  const beside = folders.flatMap((folder) =>
    ["node_modules", "../lib/node_modules"].map((modules) =>
      join(folder, modules, "npm/bin/npm-cli.js"),
    ),
  );
  // Other programs that install packages give their own path in this variable.
  return [process.env.npm_execpath ?? "", ...beside].find(
    (file) => basename(file) === "npm-cli.js" && existsSync(file),
  );
}

function binScript(name) {
  // The package whose `bin` this is: asked once, so that nothing depends on a shell or on symbolic links.
  const owners = { "react-router": "@react-router/dev", tsc: "typescript", knip: "knip" };
  const owner = owners[name] ?? name;
  const manifest = JSON.parse(readFileSync(join(modules, owner, "package.json"), "utf8"));
  const bin = typeof manifest.bin === "string" ? manifest.bin : manifest.bin[name];
  return join(modules, owner, bin);
}

/** In `node_modules`: from which lock file it was installed. An installation that was broken off has none. */
export const MARK = ".vitrine-installed";

/** What that file says when the packages are those of a project. @param {string} place its folder. */
export function installMark(place) {
  return fingerprint([join(place, "package-lock.json"), join(place, ".npmrc")]);
}

/**
 * Installs the packages when the lock file is not the one that was installed last.
 * @param {string} [folder] in the project or elsewhere, with a package.json and a lock file of its own.
 */
export async function ensureInstalled(folder = ".") {
  const place = resolve(root, folder);
  const modules = join(place, "node_modules");
  const mark = join(modules, MARK);
  const wanted = installMark(place);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  // Installing through a link would empty the folder of another checkout.
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
    throw new Error(
      `${join(folder, "node_modules")} is a link and does not fit the lock file: remove the link, then try again.`,
    );
  }
  const where = folder === "." ? "" : ` of ${folder}`;
  say(`installing packages${where} (once; a minute or less) …`);
  const { code, output } = await runNpm(
    ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"],
    { quiet: true, cwd: place },
  );
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error("npm could not install the packages; what it said stands above.");
  }
  writeFileSync(mark, wanted);
}

/** Where the build of this run is in the project: an export has its own, beside the site's. */
export function buildPlace() {
  return process.env.VITRINE_BUILD_PLACE ?? "build";
}

/**
 * Reads what is written in Markdown (`velite.config.ts`) into `.velite`, unless that was made from what stands there now: who reads it
 * meanwhile is not disturbed. A site without a blog has nothing of that sort.
 */
export async function readContent() {
  const made = contentInputs();
  const isFresh = made !== null && changedInput(root, made) === null;
  if (isFresh || !existsSync(join(root, "velite.config.ts"))) return { code: 0, output: "" };
  return runBin("velite", ["build", "--strict"], { quiet: true, env: recorded() });
}

/** What the present `.velite` was made from, or null: its own configuration says so at its end, and takes it back at its next beginning. */
export function contentInputs() {
  const folder = join(root, ".velite");
  const file = join(folder, INPUTS);
  return existsSync(file) && existsSync(join(folder, "index.js"))
    ? JSON.parse(readFileSync(file, "utf8"))
    : null;
}

/** The environment of a program that notes what it reads. */
function recorded() {
  const recorder = new URL("record-inputs.mjs", import.meta.url).href;
  const options = process.env.NODE_OPTIONS ?? "";
  return {
    NODE_OPTIONS: options.includes(recorder) ? options : `${options} --import=${recorder}`.trim(),
  };
}

/** True when nothing that the present build was made from has changed since. */
export function isBuilt(place = "build") {
  const file = join(root, place, INPUTS);
  const isRead = existsSync(join(root, ".velite", "index.js"));
  if (!existsSync(file) || (!isRead && existsSync(join(root, "velite.config.ts")))) return false;
  return changedInput(root, JSON.parse(readFileSync(file, "utf8"))) === null;
}

/**
 * Builds the site, in a program that notes what it is made from; ends with its exit code.
 * @param {string[]} options `--if-stale`: only when there is no build of the present sources.
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [how] `env`: what makes it another build than the site's.
 */
export function build(options, { quiet = false, env: more = {} } = {}) {
  const env = { ...more, ...recorded() };
  return run(pinnedNode(), ["scripts/lib/build-site.ts", ...options], { quiet, env });
}

/** Said when a build has told what is wrong. */
export const NOT_BUILT =
  "The site could not be built. Mend what stands above and try again; the build that was there is as it was.";

/** Builds the site when anything it is made from has changed since the last build. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  say("building the site (10 to 90 seconds) …");
  const { code, output } = await build(["--if-stale"], { quiet: true });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error(NOT_BUILT);
  }
}

/** A hash over files, of which one may be missing. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    hash.update(`\0${basename(path)}\0`);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 24);
}

/** Ends the script with one sentence instead of a stack trace. */
export function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

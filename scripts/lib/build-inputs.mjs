// What a build was made from, as it is kept beside the build, and whether that is still so. Plain JavaScript without packages.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { basePathOf } from "../../shared/base-path.mjs";

/**
 * @typedef {object} Seen what the programs of a build asked the disk for (`record-inputs.mjs`), by paths in the project.
 * @property {string[]} files read, or looked for in vain.
 * @property {string[]} folders listed.
 */

/**
 * @typedef {object} Inputs
 * @property {Record<string, string>} environment
 * @property {Record<string, string>} files the hash of each; `ABSENT` where there is none.
 * @property {Record<string, string>} folders the hash of each list of names.
 */

/** Where a build keeps them. */
export const INPUTS = "inputs.json";

/** What programs that are no JavaScript read by themselves, so that nobody sees it. */
const ALWAYS = ["package.json", "package-lock.json", "tsconfig.json", "app/tsconfig.json"];

/** What is made, kept or installed in the project is not made from by hand; tests are never part of the site. */
const FOREIGN =
  /^(?:build|data|export|tests|\.git|\.cache|\.generated|\.velite|\.react-router)(?:\/|$)|(?:^|\/)node_modules(?:\/|$)|\.(?:test|spec)\.tsx?$|\.timestamp-\d/;

const ABSENT = "absent";
/** Fits nothing: what changes while it is built from makes the build stale. */
const UNSETTLED = "changed while building";

/** The path in the project of a source that a build may be made from, or null. @param {string} path absolute, or of something else */
export function sourcePath(root, path) {
  if (!isAbsolute(path)) return null;
  const name = relative(root, path).split(sep).join("/");
  return name === "" || name.startsWith("../") || isAbsolute(name) || FOREIGN.test(name)
    ? null
    : name;
}

/**
 * @param {string} root
 * @param {Seen[]} seen by each program of the build.
 * @param {number} since when the build began: files that changed after it count as changed (milliseconds).
 * @returns {Inputs}
 */
export function describeInputs(root, seen, since) {
  const settled = (path, describe) => {
    const { ctimeMs = 0 } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {};
    return ctimeMs >= since ? UNSETTLED : describe(root, path);
  };
  const described = (paths, describe) =>
    Object.fromEntries([...new Set(paths)].sort(byCode).map((path) => [path, describe(path)]));
  return {
    environment: buildEnvironment(),
    files: described([...ALWAYS, ...seen.flatMap(({ files }) => files)], (path) =>
      settled(path, hashOfFile),
    ),
    folders: described(
      seen.flatMap(({ folders }) => folders),
      (path) => hashOfNames(root, path),
    ),
  };
}

/** The first input that is no longer what it was, or null. @param {Inputs} inputs @returns {string | null} */
export function changedInput(root, { environment, files, folders }) {
  if (JSON.stringify(environment) !== JSON.stringify(buildEnvironment()))
    return "VITE_… or the path of PUBLIC_URL";
  const changed = ([path, hash], describe) => describe(root, path) !== hash;
  const [path] =
    Object.entries(folders).find((entry) => changed(entry, hashOfNames)) ??
    Object.entries(files).find((entry) => changed(entry, hashOfFile)) ??
    [];
  return path ?? null;
}

/** The variables that code of the site can read while it is built, and the path below which it will stand. */
function buildEnvironment() {
  const basePath = basePathOf(process.env.PUBLIC_URL);
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith("VITE_"))
    .sort(([a], [b]) => byCode(a, b));
  return Object.fromEntries([...variables, ...(basePath ? [["BASE_PATH", basePath]] : [])]);
}

function hashOfFile(root, path) {
  try {
    return hash(readFileSync(join(root, path)));
  } catch {
    return ABSENT;
  }
}

/** Names that are no sources come and go without a change of the site. */
function hashOfNames(root, path) {
  const folder = join(root, path);
  if (!existsSync(folder)) return ABSENT;
  const names = readdirSync(folder).filter((name) => sourcePath(root, join(folder, name)));
  return hash(names.sort(byCode).join("\n"));
}

function byCode(a, b) {
  return a < b ? -1 : 1;
}

function hash(content) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

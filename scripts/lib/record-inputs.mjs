// Loaded into every program of a build (`--import`): notes which sources it asks the disk for, whichever package asks.
import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourcePath } from "./build-inputs.mjs";
import { root } from "./project.mjs";

const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = fs;

/** Where each program leaves what it saw. */
const records = join(root, ".cache", "build-seen");

const files = new Set();
const folders = new Set();

/** Functions of `fs` by what their call means for the path. */
const reading = ["readFile", "open", "createReadStream", "copyFile", "cp"];
const listing = ["readdir", "opendir"];
const looking = ["stat", "lstat", "access", "exists", "realpath"];

for (const name of reading) watch(name, noteInput);
for (const name of listing) watch(name, noteFolder);
for (const name of looking) watch(name, noteIfAbsent);
syncBuiltinESMExports();

registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) noteInput(fileURLToPath(url));
    return next(url, context);
  },
});
// What was loaded before the hooks.
for (const name of [
  "build.mjs",
  "lib/build-inputs.mjs",
  "lib/project.mjs",
  "lib/record-inputs.mjs",
])
  noteInput(join(root, "scripts", name));

process.on("exit", () => {
  if (existsSync(records))
    writeFileSync(join(records, `${process.pid}.json`), JSON.stringify(seenHere()));
});

/** For what native code reads, and for who asks in the midst of it (`note-input.ts`). */
globalThis[Symbol.for("vitrine.recorder")] = { noteInput, noteFolder, seenHere };

function noteInput(path) {
  note(files, path);
}

function noteFolder(path) {
  note(folders, path);
}

/**
 * Begins the record of a build.
 * @returns {() => import("./build-inputs.mjs").Seen[]} what its programs saw up to now: this one, and those that have ended.
 */
export function startRecord() {
  rmSync(records, { recursive: true, force: true });
  mkdirSync(records, { recursive: true });
  return () => [
    seenHere(),
    ...readdirSync(records).map((name) => JSON.parse(readFileSync(join(records, name), "utf8"))),
  ];
}

function seenHere() {
  return { files: [...files], folders: [...folders] };
}

function note(set, path) {
  const source = sourcePath(root, path);
  if (source !== null) set.add(source);
}

/** What was not there counts too, as it may be there next time: `.env`. What is there and only looked at is no input. */
function noteIfAbsent(path) {
  if (!existsSync(path)) noteInput(path);
}

/** Tells `see` the path of each call of a function of `fs`, in all its forms. */
function watch(name, see) {
  const forms = [
    [fs, name],
    [fs, `${name}Sync`],
    [fs.promises, name],
  ];
  for (const [holder, form] of forms) {
    const original = holder[form];
    if (original === undefined) continue;
    const watched = function (path, ...rest) {
      if (typeof path === "string") see(path);
      else if (path instanceof URL && path.protocol === "file:") see(fileURLToPath(path));
      return original.call(this, path, ...rest);
    };
    holder[form] = Object.assign(watched, original);
  }
}

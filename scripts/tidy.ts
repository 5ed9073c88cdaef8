/**
 * Removes what nothing uses any more, after a page, a form or a feature was deleted: `npm run tidy`.
 *
 * Imports and lines of lists that name what is gone go first, then, until nothing changes, files, declarations, messages, tests, members of
 * lists (fonts, icons, skins, cards), and at last pictures with their scenes, drawings, font files and packages. It says what it removed, and why.
 *
 * `--dry` only says it. `--install` brings the lock file and `node_modules` up to date afterwards.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { fail, run, runBin } from "./lib/project.mjs";
import { reported } from "./lib/tidy/report.ts";
import { tidied } from "./lib/tidy/tidy.ts";
import { readTree, writeTree } from "./lib/tidy/tree.ts";

const root = path.resolve(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: {
    dry: { type: "boolean", default: false },
    install: { type: "boolean", default: false },
  },
});

const before = readTree(root);
const { tree, notes, blocked } = tidied(before);
if (blocked.length > 0) {
  const lines = blocked.map(
    ({ importer, file, name }) => `  ${importer} needs ${name ? `${name} of ` : ""}${file}`,
  );
  fail(
    `Nothing was removed. These stay and need what is gone: put it back, or take out what needs it.\n${lines.join("\n")}`,
  );
}
console.log(reported(notes));
if (!options.dry) {
  writeTree(root, before, tree);
  const changed = [...tree.keys()].filter(
    (file) => /\.(?:tsx?|mts|mjs|json)$/.test(file) && tree.get(file) !== before.get(file),
  );
  if (changed.length > 0) await runBin("oxfmt", changed, { quiet: true });
  if (tree.get("package.json") !== before.get("package.json")) {
    if (options.install) await run("npm", ["install", "--no-audit", "--no-fund"]);
    else console.log("\nPackages have changed: run `npm install`, then `npm run licences`.");
  }
}

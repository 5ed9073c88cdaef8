/**
 * Brings a site that `make-yours` made up to a newer template: `npm run upgrade -- ../template`. The site is made again from `vitrine.json` on
 * the branch `template` and merged into the branch you are on; your own changes stay, and what both changed is a conflict as in any merge.
 *
 * `--since COMMIT` names the commit that has nothing of yours, where the history does not tell.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { fail, root, say } from "./lib/project.mjs";
import { typedPath } from "./lib/typed-path.ts";
import { BRANCH, upgrade } from "./lib/upgrade.ts";

/** What a tool writes: not to be merged by hand. */
const written: Readonly<Record<string, string>> = {
  "package-lock.json": "npm install --package-lock-only",
  "LICENSES/THIRD-PARTY.md": "npm run licences",
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: "string" } },
  });
  const [template, ...more] = positionals;
  if (template === undefined || more.length > 0)
    throw new Error("npm run upgrade -- FOLDER: where the newer template lies.");
  say("making the site again from the newer template (half a minute) …");
  const upgraded = await upgrade(path.resolve(root), typedPath(template), values.since);
  if (upgraded.state === "same")
    console.log(
      `Nothing new: the site is as version ${upgraded.version} makes it, and your changes.`,
    );
  if (upgraded.state === "merged")
    console.log(
      `Merged version ${upgraded.version}. Now: npm test. To go back: git reset --hard HEAD^`,
    );
  if (upgraded.state === "conflicts") {
    console.log(`Version ${upgraded.version} changed what you changed too:\n`);
    for (const file of upgraded.conflicts)
      console.log(`  ${file}${written[file] ? `  (written by: ${written[file]})` : ""}`);
    console.log(
      `\nEdit these files, then git add and git commit. The template's own state is the branch ${BRANCH}; git merge --abort goes back.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  fail(error);
}

/**
 * Brings a site that `make-yours` made up to a newer template: `npm run upgrade -- ../template`. The site is made again from `vitrine.json` on
 * the branch `template` and merged into the branch you are on; your own changes stay, and what both changed is a conflict as in any merge.
 *
 * `--since COMMIT` names the commit that has nothing of yours, where the history does not tell.
 */
import path from "node:path";
import { parsed } from "./lib/parsed.ts";
import { fail, root, say } from "./lib/project.mjs";
import { typedPath } from "./lib/typed-path.ts";
import { reported } from "./lib/upgrade-report.ts";
import { upgrade } from "./lib/upgrade.ts";

const USAGE = `npm run upgrade -- FOLDER   where the newer template lies
  --since COMMIT   which has nothing of yours, where the history does not tell`;

const { values, positionals } = parsed(USAGE, {
  allowPositionals: true,
  options: { since: { type: "string" } },
});
const [template, ...more] = positionals;
if (template === undefined || more.length > 0) fail(USAGE);

try {
  say("making the site again from the newer template (half a minute) …");
  const upgraded = await upgrade(path.resolve(root), typedPath(template), values.since);
  console.log(reported(upgraded));
  if (upgraded.state === "conflicts") process.exitCode = 1;
} catch (error) {
  fail(error);
}

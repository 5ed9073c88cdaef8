/**
 * What becomes of the template in other hands, a step of `npm test`: a removal (`npm run test:remove`) and a site of one's own
 * (`npm run test:take-home`), by lot. `npm test` leaves one of them to other commits after a commit that touched no program (decision 34).
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { leftToOtherCommits } from "../tests/support/turns.ts";
import { pinnedNode, root, run } from "./lib/project.mjs";

// Sites are made from the whole template only: the program leaves with the first part of it.
const programs = ["scripts/test-remove.ts", "scripts/test-take-home.ts"].filter((program) =>
  existsSync(join(root, program)),
);
const left = leftToOtherCommits(programs);
for (const program of programs.filter((each) => !left.includes(each))) {
  // What a copy asks of itself is asked wholly.
  const env = { VITRINE_DAILY: "", VITRINE_FULL: "", VITRINE_TURN: "" };
  const { code } = await run(pinnedNode(), [program], { env });
  if (code !== 0) process.exitCode = code;
}

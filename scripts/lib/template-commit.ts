import { readFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "./git.mjs";

/** Which template a site was made from, and what was chosen: its `vitrine.json`. */
export interface MadeFrom {
  template: { name: string; version: string };
  choices: Record<string, unknown>;
}

/** Ends the message of each commit that is a site as the template makes it: by this line the last one is found, in any clone. */
const TRAILER = "Made-From-Template:";

/** Message of a commit that is a site as the template makes it. */
export function templateMessage(subject: string, { template }: Pick<MadeFrom, "template">): string {
  return `${subject}\n\n${TRAILER} ${template.name} ${template.version}`;
}

/** The last state that the template made in the history of a site; undefined where there is no such history. */
export function lastTemplateCommit(folder: string): string | undefined {
  return git(folder, "log", "-1", "--format=%H", `--grep=^${TRAILER} `)[0];
}

/** What a site was made from. @throws {Error} with a sentence where it was not made. */
export function madeFrom(folder: string): MadeFrom {
  try {
    return JSON.parse(readFileSync(join(folder, "vitrine.json"), "utf8")) as MadeFrom;
  } catch {
    throw new Error(
      "There is no vitrine.json here: only a site that make-yours made can be upgraded.",
    );
  }
}

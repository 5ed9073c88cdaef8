import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

const RULES = ".oxlintrc.json";
/** All files of one page or feature, as rules name them. */
const folderOf = /^!?#?((?:app|forms|server)\/[\w./-]+)\/\*\*$/;

/** Takes out of the linter's rules the folders that are gone. Changes the tree. */
export function sweepLintRules(tree: Tree): Note[] {
  const text = tree.get(RULES);
  if (typeof text !== "string") return [];
  const notes: Note[] = [];
  const isGone = (member: unknown) => {
    const folder = typeof member === "string" && folderOf.exec(member)?.[1];
    if (!folder || [...tree.keys()].some((file) => file.startsWith(`${folder}/`))) return false;
    notes.push({ kind: "line", name: RULES, why: `${folder} is gone` });
    return true;
  };
  const rules = JSON.stringify(
    JSON.parse(text, (_, value: unknown) =>
      Array.isArray(value) ? value.filter((member) => !isGone(member)) : value,
    ),
    null,
    2,
  );
  if (notes.length > 0) tree.set(RULES, `${rules}\n`);
  return notes;
}

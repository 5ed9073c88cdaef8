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
  const rules = read(text, (_, value) =>
    Array.isArray(value) ? value.filter((member) => !isGone(member)) : value,
  );
  if (rules !== undefined && notes.length > 0)
    tree.set(RULES, `${JSON.stringify(rules, null, 2)}\n`);
  return notes;
}

/** Undefined where an owner has written comments between the rules: these stay, and so do rules for what is gone, which do no harm. */
function read(text: string, revive: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive) as unknown;
  } catch {
    return undefined;
  }
}

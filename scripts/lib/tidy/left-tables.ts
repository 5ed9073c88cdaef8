import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

/** What a feature's steps are made in, and where it says its name. */
const FEATURE = /^server\/features\/[^/]+\/feature\.ts$/;
const CREATED = /\.createTable\("(\w+)"\)/g;
const NAME = /\bname: "(\w+)"/;

/**
 * The tables of features that went, as statements that delete them: those that were made last, which may lead to others, first. Databases
 * keep them, so that a feature that comes back finds what is its own.
 */
export function leftTables(before: Tree, tree: Tree): Note[] {
  return [...before].flatMap(([file, source]) => {
    if (!FEATURE.test(file) || tree.has(file)) return [];
    const folder = file.slice(0, -"feature.ts".length);
    const tables = [...before]
      .filter(([each]) => each.startsWith(folder))
      .flatMap(([, text]) => [...(text ?? "").matchAll(CREATED)].map(([, table = ""]) => table));
    const [, name] = NAME.exec(source ?? "") ?? [];
    if (tables.length === 0 || name === undefined) return [];
    const statements = [
      ...tables.toReversed().map((table) => `drop table ${table};`),
      `delete from kysely_migration where name like '${name}/%';`,
    ];
    return [{ kind: "table", name: statements.join(" ") }];
  });
}

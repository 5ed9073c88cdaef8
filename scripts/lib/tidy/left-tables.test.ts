import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withSlashes } from "../slashes.ts";
import { leftTables } from "./left-tables.ts";
import type { Tree } from "./tree.ts";

const folder = "server/features/wish-list";

it("says of a feature that went how to delete its tables, those that lead to others first", () => {
  const before: Tree = new Map([
    [`${folder}/feature.ts`, 'export const wishList = {\n  name: "wishList",\n};\n'],
    [
      `${folder}/create-tables.ts`,
      'await db.schema\n    .createTable("wishes")\n    .execute();\nawait db.schema\n    .createTable("wish_lines")\n    .execute();\n',
    ],
    ["server/features/films/feature.ts", 'export const films = {\n  name: "films",\n};\n'],
  ]);
  expect(leftTables(before, before)).toEqual([]);
  expect(leftTables(before, new Map())).toEqual([
    {
      kind: "table",
      name: "drop table wish_lines; drop table wishes; delete from kysely_migration where name like 'wishList/%';",
    },
  ]);
});

it("the guide to backups lists the tables of each feature in the same order", () => {
  const root = join(import.meta.dirname, "../../..");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const sources = globSync("server/features/*/*.ts", { cwd: root });
  const before: Tree = new Map(sources.map((file) => [withSlashes(file), read(file)]));
  const guide = read("docs/guides/back-up-and-restore.md").replaceAll(/ +/g, " ");
  const rows = leftTables(before, new Map()).map(({ name }) => {
    const tables = [...name.matchAll(/drop table (\w+);/g)].map(([, table]) => `\`${table}\``);
    const [, feature] = /like '(\w+)\//.exec(name) ?? [];
    return `| \`${feature}\` | ${tables.join(", ")} |`;
  });
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
});

import { afterEach, expect, it, vi } from "vitest";
import { databasesInTurn, leftToOtherCommits, touchesPrograms } from "./turns.ts";

const commit = (tree: string, all = false) =>
  vi.stubEnv("VITRINE_TURN", JSON.stringify({ tree, all }));
const kinds = ["sqlite", "postgres"] as const;
const trees = Array.from({ length: 40 }, (_, index) => String(index));

afterEach(() => vi.unstubAllEnvs());

it("takes a page, its words and its own tests for no program", () => {
  expect(
    touchesPrograms([
      "app/demos/cafe/page.tsx",
      "content/site.ts",
      "docs/guides/your-own-photographs.md",
      "tests/e2e/pages.spec.ts",
      "README.md",
    ]),
  ).toBe(false);
});

it.each([
  "server/app.ts",
  "forms/send.ts",
  "scripts/backup.ts",
  "package-lock.json",
  "vite.config.ts",
])("tries all that the server promises after a change to %s", (file) =>
  expect(touchesPrograms(["app/root.tsx", file])).toBe(true),
);

it("tries a file on one database, in the course of commits on each", () => {
  const tried = trees.map((tree) => {
    commit(tree);
    return databasesInTurn(import.meta.filename, kinds);
  });
  expect(tried.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(tried.flat())).toEqual(new Set(kinds));
});

it("comes to each long test in the course of commits, and leaves none out after a change to a program", () => {
  const long = ["one.test.ts", "two.test.ts", "three.test.ts"];
  const now = trees.map((tree) => {
    commit(tree);
    const others = leftToOtherCommits(long);
    return long.filter((file) => !others.includes(file));
  });
  expect(now.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(now.flat())).toEqual(new Set(long));
  commit("any", true);
  expect(leftToOtherCommits(long)).toEqual([]);
  expect(databasesInTurn(import.meta.filename, kinds)).toEqual(kinds);
});

it("reads the turn of a copy, which is tried with that of its original left out, and leaves out nothing where nothing asks for it", () => {
  for (const name of ["VITRINE_TURN", "VITRINE_DAILY", "VITRINE_FULL"]) vi.stubEnv(name, "");
  expect(leftToOtherCommits(["one.test.ts", "two.test.ts"])).toEqual([]);
});

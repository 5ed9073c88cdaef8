import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { classesOf, styleFaults } from "../tests/support/style-modules.ts";

const root = join(import.meta.dirname, "..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    path: file.split(sep).join("/"),
    text: readFileSync(join(root, file), "utf8"),
  }));

test("the stylesheets of components are used as they are written, and reach for nothing that is not theirs", () => {
  const modules = read("app/**/*.{ts,tsx}").filter(
    ({ path }) => !/\.(?:test|spec|d)\.tsx?$/.test(path),
  );
  expect(styleFaults(read("app/**/*.module.css"), modules)).toEqual([]);
});

test("a class that any component may use stands with the base", () => {
  const global = read("app/**/*.css").filter(
    ({ path }) => !path.endsWith(".module.css") && !path.startsWith("app/styles/"),
  );
  expect(
    global.filter(({ text }) => classesOf(text).size > 0).map(({ path }) => path),
    "these belong into a module beside their component: NAME.module.css",
  ).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isPassedOn, root, runNpm } from "./project.mjs";
import { withSlashes } from "./slashes.ts";

const sources = globSync("{scripts,server,shared}/**/*.{ts,mjs}", { cwd: root })
  .map(withSlashes)
  .filter((file) => !file.endsWith(".test.ts"));
const sourcesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(`${root}/${file}`, "utf8")));

it("starts npm by its own program, wherever it was started from", async () => {
  const { code, output } = await runNpm(["--version"], { quiet: true });
  expect(code, output).toBe(0);
  expect(output).toMatch(/^\d+\.\d+\.\d+/m);
});

it("starts no program by a name that one platform alone knows, and npm in one place", () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sourcesWith(/["'`][^"'`\s]*\.(?:cmd|bat|ps1)["'`]/)).toEqual([]);
  expect(sourcesWith(/\b(?:run|spawn|spawnSync|execFile|execFileSync)\(\s*"npm"/)).toEqual([
    "scripts/lib/project.mjs",
  ]);
});

it("asks for PostgreSQL with all that a server needs, as some have `initdb` alone", () => {
  const files = globSync("tests/{contract,support}/**/*.ts", { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const asking = files.filter((file) =>
    /findProgram\("(?:initdb|postgres)"\)/.test(readFileSync(`${root}/${file}`, "utf8")),
  );
  expect(asking).toEqual([]);
});

it("passes on what stops a program, but for Ctrl-C on Windows, which has reached it already", () => {
  for (const platform of ["linux", "darwin", "win32"] as const) {
    expect(isPassedOn("SIGTERM", platform)).toBe(true);
    expect(isPassedOn("SIGINT", platform)).toBe(platform !== "win32");
  }
});

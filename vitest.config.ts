import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { classNameOf } from "./scripts/vite/class-names.ts";
import { LONG, LongestFirst } from "./tests/support/longest-first.ts";
import { leftToOtherCommits } from "./tests/support/turns.ts";

/* Compiled once for all workers, and for the server processes that tests start: they are ready in half the time. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".cache", "compiled");

/** Of what takes long, `npm test` leaves some to other commits (decision 34). */
const leftOut = leftToOtherCommits(LONG);

/**
 * Three projects: `unit` (tests beside the code), `contract` (the server through its real HTTP surface, on SQLite and PostgreSQL) and
 * `deploy` (a built site in the places where it runs; of the full run, for it needs a build and installs packages).
 * A console.error or console.warn that a test does not expect fails it (tests/support/quiet-console.ts).
 */
export default defineConfig({
  css: { modules: { generateScopedName: classNameOf } },
  test: {
    // Components have the classes that they have in the site.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "scoped" } },
    // Of a site with a server, not of an export (scripts/vite/hosting-constants.ts). Here constants are strings.
    env: { IS_EXPORT: "", HAS_SERVER: "yes", SERVER_ORIGIN: "", SERVER_ADDRESSES: "" },
    setupFiles: ["tests/support/quiet-console.ts"],
    // Files share a worker's modules: what is imported is read once, not 162 times. Nothing of the site is kept in a module.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Most tests of the contract wait for processes and databases: two cores are kept at work by three workers.
    maxWorkers: availableParallelism() + 1,
    // Longer than a busy machine needs for anything: a test ends when what it waits for is there.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,content,forms,registry,server,shared,scripts,tests/support}/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/*.contract.test.ts", ...leftOut],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts", "{forms,server}/**/*.contract.test.ts"],
          exclude: leftOut,
          globalSetup: ["tests/support/postgres-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "deploy",
          include: ["deploy/**/*.test.ts"],
          globalSetup: ["tests/support/postgres-setup.ts"],
        },
      },
    ],
  },
});

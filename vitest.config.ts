import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * Two projects: `unit` (tests beside the code) and `contract` (the server through its real HTTP surface, on SQLite and PostgreSQL).
 * A console.error or console.warn that a test does not expect fails it (tests/support/quiet-console.ts).
 */
export default defineConfig({
  test: {
    setupFiles: ["tests/support/quiet-console.ts"],
    // Most tests of the contract wait for processes and databases: two cores hold two workers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,content,server,shared,scripts,tests/support}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/support/postgres-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/**
 * Load tests: real server processes, real HTTP on the loopback address, bounded, with fsync on.
 * Run them with `vitest run --config tests/load/vitest.config.ts`; they are no part of `npm test`.
 */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    name: "load",
    include: ["tests/load/**/*.test.ts"],
    globalSetup: ["tests/load/postgres-setup.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // One at a time: they measure what the machine can do.
    fileParallelism: false,
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Load tests: real server processes, real HTTP on the loopback address, bounded, with fsync on.
 * `npm run test:load`, and a step of the full run.
 */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    name: "load",
    include: ["tests/load/**/*.test.ts"],
    globalSetup: ["tests/load/postgres-setup.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // One at a time: they measure what the machine can do.
    fileParallelism: false,
  },
});

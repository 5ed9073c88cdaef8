import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/** Printed as the process ends: in which mode it ran, and which of its two builds React was. */
const spy = `data:text/javascript,${encodeURIComponent(`
  process.on("exit", () => {
    const { createRequire } = process.getBuiltinModule("node:module");
    const isDevelopment = "act" in createRequire(${JSON.stringify(import.meta.url)})("react");
    process.stdout.write(process.env.NODE_ENV + " " + (isDevelopment ? "development" : "production"));
  });
`)}`;

it.each(["development", "test", "", undefined])(
  "what serves the site runs in production mode when NODE_ENV is %j",
  async (mode) => {
    // It ends at once: the wrong setting is found after everything was loaded.
    const server = spawn(process.execPath, ["--import", spy, "server/main.ts"], {
      env: {
        PATH: process.env.PATH,
        PORT: "many",
        ...(mode === undefined ? {} : { NODE_ENV: mode }),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [printed, complaint] = await Promise.all([text(server.stdout), text(server.stderr)]);
    expect(complaint).toContain("PORT is not usable");
    expect(printed).toBe("production production");
  },
);

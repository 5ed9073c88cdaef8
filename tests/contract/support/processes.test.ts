import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { spawnServer } from "./processes.ts";

/** Prints, leaves its output to a child that prints later, and ends before it. */
const program = `
  import { spawn } from "node:child_process";
  process.stdout.write("begun\\n");
  const late = "setTimeout(() => process.stderr.write('late\\\\n'), 200)";
  spawn(process.execPath, ["-e", late], { stdio: "inherit" }).unref();
`;

it("what a process printed is waited for, however late it arrives", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-process-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const main = join(folder, "main.mjs");
  writeFileSync(main, program);
  const child = spawnServer({}, main);
  await child.says(/begun/);
  await child.says(/late/);
  expect(await child.end).toEqual({ code: 0, output: "begun\nlate\n" });
  await expect(child.says(/never/)).rejects.toThrow(/ended with 0, and has not said \/never\//);
});

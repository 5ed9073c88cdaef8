import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { startOtherState } from "./other-state.ts";

afterEach(() => void vi.unstubAllEnvs());

it("looks for the folder of another checkout where its name was typed", async () => {
  const caller = mkdtempSync(join(tmpdir(), "vitrine-other-state-"));
  onTestFinished(() => rmSync(caller, { recursive: true }));
  mkdirSync(join(caller, "other-checkout/scripts"), { recursive: true });
  writeFileSync(join(caller, "other-checkout/package.json"), "{}");
  const program = "console.log('asked to build'); process.exit(1);";
  writeFileSync(join(caller, "other-checkout/scripts/build.mjs"), program);
  vi.stubEnv("INIT_CWD", caller);
  await expect(startOtherState("other-checkout")).rejects.toThrow("asked to build");
});

import { join, resolve } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { typedPath } from "./typed-path.ts";

afterEach(() => void vi.unstubAllEnvs());

it("takes a path from where it was typed, and not from where npm runs the script", () => {
  const caller = resolve("/work/sites");
  vi.stubEnv("INIT_CWD", caller);
  expect(typedPath("my-site")).toBe(join(caller, "my-site"));
  expect(typedPath("../photographs")).toBe(resolve("/work/photographs"));
  expect(typedPath(resolve("/elsewhere"))).toBe(resolve("/elsewhere"));
});

it("goes by the present folder where there is no npm", () => {
  vi.stubEnv("INIT_CWD", undefined);
  expect(typedPath("my-site")).toBe(resolve("my-site"));
});

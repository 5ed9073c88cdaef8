import { join, resolve } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { asTyped, fromCaller, typedPath } from "./typed-path.ts";

afterEach(() => void vi.unstubAllEnvs());

it("takes a path from where it was typed, and not from where npm runs the script", () => {
  const caller = resolve("/work/sites");
  vi.stubEnv("INIT_CWD", caller);
  expect(typedPath("my-site")).toBe(join(caller, "my-site"));
  expect(typedPath("../photographs")).toBe(resolve("/work/photographs"));
  expect(typedPath(resolve("/elsewhere"))).toBe(resolve("/elsewhere"));
});

it("writes a path as one would type it there, in quotes where a shell would take it for several words", () => {
  vi.stubEnv("INIT_CWD", resolve("/work/sites/mine"));
  expect(asTyped(resolve("/work/sites/mine/photos"))).toBe("photos");
  expect(asTyped(resolve("/work/sites/mine"))).toBe(".");
  expect(asTyped(resolve("/work/sites/mine/My photos"))).toBe('"My photos"');
  expect(asTyped(resolve("/work/sites/mine/Käse & Brot"))).toBe('"Käse & Brot"');
  expect(fromCaller(resolve("/work/sites/mine/My photos"))).toBe("My photos");
  expect(fromCaller(resolve("/work/photos"))).toBe(join("..", "..", "photos"));
});

it("goes by the present folder where there is no npm", () => {
  vi.stubEnv("INIT_CWD", undefined);
  expect(typedPath("my-site")).toBe(resolve("my-site"));
});

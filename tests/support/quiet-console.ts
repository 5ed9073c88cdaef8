import { afterEach, beforeEach, expect, vi } from "vitest";

/** Fails a test that prints a warning or an error it did not ask for. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, "unexpected console.error").toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, "unexpected console.warn").toEqual([]);
  vi.restoreAllMocks();
});

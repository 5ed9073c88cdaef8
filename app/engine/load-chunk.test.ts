import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./load-chunk.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("answers with what was loaded", async () => {
  await expect(loadChunk("script", "/static/js/page-a1.js", async () => "module")).resolves.toBe(
    "module",
  );
  expect(vi.getTimerCount()).toBe(0);
});

it("tries exactly once more", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("module");
  await expect(loadChunk("script", "/static/js/page-a1.js", load)).resolves.toBe("module");
  expect(load.mock.calls).toEqual([[1], [2]]);
});

it("tries no more once nobody wants it", async () => {
  const load = vi.fn().mockRejectedValue(new Error("offline"));
  const loading = loadChunk("data", "/page.data", load, AbortSignal.abort());
  await expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
  expect(load.mock.calls).toEqual([[1]]);
});

it("names the chunk when both tries fail", async () => {
  const load = vi.fn().mockRejectedValue(new Error("offline"));
  await expect(loadChunk("script", "/static/js/page-a1.js?x", load)).rejects.toThrow(
    "Loading chunk page-a1 failed",
  );
  expect(load).toHaveBeenCalledTimes(2);
  await expect(loadChunk("stylesheet", "/static/css/skin-b2.css", load)).rejects.toThrow(
    "Loading CSS chunk skin-b2 failed",
  );
});

it("gives up after 120000 ms", async () => {
  const never = loadChunk("script", "/static/js/page-a1.js", () => new Promise(() => undefined));
  const outcome = expect(never).rejects.toBeInstanceOf(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});

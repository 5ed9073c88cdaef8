import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFileCache, type FileCache, type FilePart } from "./file-cache.ts";

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "vitrine-files-"))));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of one letter, as often as it has bytes. */
function write(name: string, letter: string, bytes: number): FilePart {
  const file = join(folder, name);
  writeFileSync(file, letter.repeat(bytes));
  return { file, bytes };
}

async function read(cache: FileCache, part: FilePart): Promise<string> {
  const body = await cache.read(part);
  return (body instanceof Readable ? await buffer(body) : body).toString();
}

const isKept = (cache: FileCache, part: FilePart) => Buffer.isBuffer(cache.read(part));

describe("files in memory", () => {
  it("are read once, however many ask at the same time", async () => {
    const cache = createFileCache(100);
    const part = write("once", "a", 10);
    const both = [cache.read(part), cache.read(part)];
    expect(both[0]).toBeInstanceOf(Promise);
    expect(await both[0]).toBe(await both[1]);
    rmSync(part.file);
    expect(await read(cache, part)).toBe("aaaaaaaaaa");
  });

  it("are those that were asked for last, within the bound", async () => {
    const cache = createFileCache(100);
    const [a, b, c] = ["a", "b", "c"].map((name) => write(name, name, 40)) as [
      FilePart,
      FilePart,
      FilePart,
    ];
    await read(cache, a);
    await read(cache, b);
    await read(cache, a);
    await read(cache, c);
    expect([a, b, c].map((part) => isKept(cache, part))).toEqual([true, false, true]);
  });

  it("are never more than the bound, whatever their sizes", async () => {
    const cache = createFileCache(100);
    const parts = Array.from({ length: 60 }, (_, turn) =>
      write(`any-${turn}`, "x", (turn * 37) % 120),
    );
    for (const part of parts) {
      await read(cache, part);
      const kept = parts.filter((each) => isKept(cache, each));
      expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100);
    }
  });

  it("are not those that are longer than the bound, and none where it is 0", async () => {
    const part = write("long", "x", 50);
    for (const bound of [0, 49]) {
      const cache = createFileCache(bound);
      expect(await read(cache, part)).toHaveLength(50);
      expect(isKept(cache, part), String(bound)).toBe(false);
    }
  });

  it("stay as they were read until they go: another content under the name is read by whoever comes next", async () => {
    const cache = createFileCache(10);
    const part = write("replaced", "a", 10);
    await read(cache, part);
    write("replaced", "b", 10);
    expect(await read(cache, part)).toBe("a".repeat(10));
    await read(cache, write("other", "c", 10));
    expect(await read(cache, part)).toBe("b".repeat(10));
  });

  it("are sent in part where a part is asked for", async () => {
    const cache = createFileCache(100);
    const part = { ...write("part", "a", 10), range: { start: 2, end: 4 } };
    expect(await read(cache, part)).toBe("aaa");
    expect(await read(cache, part)).toBe("aaa");
  });
});

describe("a file that is not in memory", () => {
  it("is sent as it is read when it is long, from any place in it", async () => {
    const cache = createFileCache(10 * 1024 * 1024);
    const part = write("film", "a", 2 * 1024 * 1024);
    expect(cache.read(part)).toBeInstanceOf(Readable);
    expect(await read(cache, part)).toHaveLength(part.bytes);
    expect(await read(cache, { ...part, range: { start: 0, end: 9 } })).toBe("a".repeat(10));
  });

  it("and cannot be read is looked for again the next time", async () => {
    const cache = createFileCache(100);
    const part = { file: join(folder, "late"), bytes: 10 };
    await expect(cache.read(part)).rejects.toMatchObject({ code: "ENOENT" });
    write("late", "a", 10);
    expect(await read(cache, part)).toBe("a".repeat(10));
  });
});

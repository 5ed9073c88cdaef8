import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { precompress } from "./compressed-copies.ts";

let folder: string;
let cache: string;

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "vitrine-copies-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  folder = join(root, "client");
  cache = join(root, "cache");
  mkdirSync(folder);
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name));
const compressed = (name: string) => [
  brotliDecompressSync(read(`${name}.br`)).toString(),
  gunzipSync(read(`${name}.gz`)).toString(),
];

it("compresses what carries no address, equal files too", async () => {
  for (const name of ["a.js", "b.js", "c.css"]) write(name, name === "c.css" ? "c" : "same");
  write("index.html", "a page");
  write("picture.avif", "a picture");
  await precompress(folder, cache);
  expect([compressed("a.js"), compressed("b.js"), compressed("c.css")]).toEqual([
    ["same", "same"],
    ["same", "same"],
    ["c", "c"],
  ]);
  expect(readdirSync(folder).filter((name) => /^(index|picture)/.test(name))).toHaveLength(2);
});

it("follows a file's content, and keeps nothing that is not used", async () => {
  write("a.js", "first");
  await precompress(folder, cache);
  const [first] = readdirSync(cache);
  write("a.js", "second");
  await precompress(folder, cache);
  expect(compressed("a.js")).toEqual(["second", "second"]);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readdirSync(cache)).not.toContain(first);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { namesOf } from "./stamp.ts";

/** The folder of a build's files for browsers. */
function client(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), "vitrine-stamp-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  return root;
}

it("names a site's files once, those that are made included, without their compressed copies", async () => {
  const folder = client("index.html", "static/a.js", "static/a.js.br", "list.tar.gz", "robots.txt");
  const made = new Map(
    ["/robots.txt", "/feed.xml"].map((address) => [address, { type: "text/plain", text: "" }]),
  );
  expect((await namesOf(folder, made)).sort()).toEqual([
    "feed.xml",
    "index.html",
    "list.tar.gz",
    "robots.txt",
    "static/a.js",
  ]);
});

it("leaves out what file managers leave among the files, and pictures that were broken off, and nothing else that is hidden", async () => {
  const own = [".well-known/security.txt", ".htaccess", "media/oven-480.avif"];
  const left = [
    ".DS_Store",
    "media/.DS_Store",
    "media/Thumbs.db",
    "media/._oven-480.avif",
    "media/.oven-960.avif",
    "social/desktop.ini",
  ];
  expect((await namesOf(client(...own, ...left), new Map())).sort()).toEqual(own.sort());
});

import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, compressible } from "#server/site/compress.ts";

/** Where a project keeps the copies between its builds. */
export const COMPRESSED = ".cache/compressed";

/** Changes with the way of compressing: copies of another way are not taken. */
const WAY = createHash("sha256").update(compress.toString()).digest("hex").slice(0, 8);

/**
 * Writes compressed copies beside the files of a build that carry no public address (those are compressed when they get it:
 * server/site/stamp.ts). What has the same content as in an earlier build is taken from there; what this build does not need is forgotten.
 * @param folder the files; `cache` keeps the copies by their content.
 */
export async function precompress(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => compressible.test(name) && !/\.(html|data|xml|txt|webmanifest)$/.test(name));
  const used = new Set<string>();
  const queue = files.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const name of queue) used.add(await copyOf(join(folder, name), cache));
    }),
  );
  const gone = (await readdir(cache)).filter((name) => !used.has(name.replace(/\..*$/, "")));
  await Promise.all(gone.map((name) => rm(join(cache, name), { force: true })));
}

/** @returns the name under which the copies of a file are kept. */
async function copyOf(file: string, cache: string): Promise<string> {
  const content = await readFile(file);
  const key = `${WAY}-${createHash("sha256").update(content).digest("hex")}`;
  const kept = (ending: string) => join(cache, `${key}.${ending}`);
  if (!existsSync(kept("br")) || !existsSync(kept("gz"))) {
    const copies = await compress(content, { thorough: true });
    for (const ending of ["br", "gz"] as const) {
      // In one step: a build that is killed must not leave half a copy under a whole one's name, and two files may have one content.
      const draft = kept(randomUUID());
      await writeFile(draft, copies[ending]);
      await rename(draft, kept(ending));
    }
  }
  for (const ending of ["br", "gz"]) await copyFile(kept(ending), `${file}.${ending}`);
  return key;
}

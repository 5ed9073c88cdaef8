import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { move } from "#server/move.ts";
import { compress, compressible } from "#server/site/compress.ts";

/** Where a project keeps the copies between its builds. */
export const COMPRESSED = ".cache/compressed";

const ENDINGS = ["br", "gz"] as const;

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
  /** By the name of the copies. Files of one content have the same: nobody writes them while another file's are taken. */
  const kept = new Map<string, Promise<void>>();
  const queue = files.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const name of queue) {
        const content = await readFile(join(folder, name));
        const key = `${WAY}-${createHash("sha256").update(content).digest("hex")}`;
        if (!kept.has(key)) kept.set(key, keepCopies(content, join(cache, key)));
        await kept.get(key);
        for (const ending of ENDINGS)
          await copyFile(`${join(cache, key)}.${ending}`, `${join(folder, name)}.${ending}`);
      }
    }),
  );
  const gone = (await readdir(cache)).filter((name) => !kept.has(name.replace(/\..*$/, "")));
  await Promise.all(gone.map((name) => rm(join(cache, name), { force: true })));
}

/** Makes the copies of a file, unless both are there. @param place where they are kept, without the ending. */
async function keepCopies(content: Buffer, place: string): Promise<void> {
  if (ENDINGS.every((ending) => existsSync(`${place}.${ending}`))) return;
  const copies = await compress(content, { thorough: true });
  for (const ending of ENDINGS) {
    // In one step: a build that is killed must not leave half a copy under a whole one's name.
    const draft = `${place}.${randomUUID()}`;
    await writeFile(draft, copies[ending]);
    await move(draft, `${place}.${ending}`);
  }
}

// `npm run build`: content, site, prerendered pages, and compressed copies of the files that never change. The build is made aside and
// takes the place of the old one when it is whole; a failed one leaves that as it is. With --if-stale it does nothing when there is a
// build of the present sources.
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fail, isBuilt, root, runBin, say, sourceFingerprint } from "./lib/project.mjs";

try {
  const { buildFolders, clearLeftovers, lockBuilds, putInPlace } =
    await import("./lib/build-folder.ts");
  const unlock = await lockBuilds(root, () => say("another build is under way; waiting for it …"));
  if (!process.argv.includes("--if-stale") || !isBuilt()) {
    const folders = buildFolders(root);
    await clearLeftovers(folders);
    try {
      await buildInto(folders.next);
      await putInPlace(folders);
    } finally {
      await clearLeftovers(folders);
    }
  }
  unlock();
} catch (error) {
  fail(error);
}

async function buildInto(folder) {
  // Taken before: what changes while building makes the build stale.
  const id = sourceFingerprint();
  await must(runBin("velite", ["build", "--strict"], { quiet: true }));
  const env = { NODE_ENV: "production", VITRINE_BUILD_FOLDER: relative(root, folder) };
  await must(runBin("react-router", ["build"], { quiet: true, env }));
  const client = join(folder, "client");
  const { writeRouteList } = await import("./lib/write-route-list.ts");
  await writeRouteList(client);
  await precompress(client);
  // Read where a post is shown (content/post-texts.ts): the next build must not change them under a server that runs.
  const texts = join(".velite", "texts");
  await cp(join(root, texts), join(folder, texts), { recursive: true });
  // Tells this build from another one of the same sources.
  await writeFile(join(folder, "serial"), randomUUID());
  await writeFile(join(folder, "id"), id);
}

async function must(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
}

/** Files that carry the public address are compressed when they are stamped with it (server/site/stamp.ts). */
async function precompress(folder) {
  const { compress, compressible } = await import("../server/site/compress.ts");
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => compressible.test(name) && !/\.(html|data|xml|txt|webmanifest)$/.test(name));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const name of queue) {
        const { br, gz } = await compress(await readFile(join(folder, name)), { thorough: true });
        await Promise.all([
          writeFile(join(folder, `${name}.br`), br),
          writeFile(join(folder, `${name}.gz`), gz),
        ]);
      }
    }),
  );
}

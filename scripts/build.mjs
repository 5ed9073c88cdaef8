// `npm run build`: content, site, prerendered pages, and compressed copies of the files that never change.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fail, markBuilt, root, runBin, sourceFingerprint } from "./lib/project.mjs";

try {
  // Taken before: what changes while building makes the build stale.
  const id = sourceFingerprint();
  await must(runBin("velite", ["build", "--strict"], { quiet: true }));
  await must(runBin("react-router", ["build"], { quiet: true, env: { NODE_ENV: "production" } }));
  const { writeRouteList } = await import("./lib/write-route-list.ts");
  await writeRouteList(join(root, "build", "client"));
  await precompress(join(root, "build", "client"));
  markBuilt(id);
} catch (error) {
  fail(error);
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

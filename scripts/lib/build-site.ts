import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { buildFolders, clearLeftovers, lockBuilds, putInPlace } from "./build-folder.ts";
import { describeInputs, INPUTS, type Seen } from "./build-inputs.mjs";
import { COMPRESSED, precompress } from "./compressed-copies.ts";
import {
  buildPlace,
  contentInputs,
  fail,
  isBuilt,
  pinnedNode,
  readContent,
  root,
  run,
  runBin,
  say,
} from "./project.mjs";
import { startRecord } from "./record-inputs.mjs";
import { writeStyleParts } from "./style-parts.ts";
import { writeRouteList } from "./write-route-list.ts";

/*
 * The program behind `npm run build`: content, site, prerendered pages, and compressed copies of the files that never change. The build
 * is made aside and takes the place of the old one when it is whole; a failed one leaves that as it is. With --if-stale it does nothing
 * when there is a build of the present sources.
 */
try {
  const unlock = await lockBuilds(root, () => say("another build is under way; waiting for it …"));
  const place = buildPlace();
  if (!process.argv.includes("--if-stale") || !isBuilt(place)) {
    const folders = buildFolders(root, place);
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

async function buildInto(folder: string): Promise<void> {
  const began = Date.now();
  const seen = startRecord();
  await must(readContent());
  const env = { NODE_ENV: "production", VITRINE_BUILD_FOLDER: relative(root, folder) };
  // The maps tell where in the sources a page that cannot be made fails.
  const options = ["build", "--sourcemapServer", "--logLevel", "error"];
  await must(runBin("react-router", options, { quiet: true, env }));
  const client = join(folder, "client");
  await writeRouteList(client);
  await removeStylesOfServer(join(client, "static/css"));
  await writeStyleParts(folder);
  await Promise.all([prerenderAll(folder), precompress(client, join(root, COMPRESSED))]);
  await removeMaps(join(folder, "server"));
  // Read where a post is shown (content/post-texts.ts): the next build must not change them under a server that runs.
  const texts = join(".velite", "texts");
  if (existsSync(join(root, texts)))
    await cp(join(root, texts), join(folder, texts), { recursive: true });
  // Tells this build from another one of the same sources.
  await writeFile(join(folder, "serial"), randomUUID());
  const inputs = describeInputs(root, [...seen(), ...seenByContent()], began);
  await writeFile(join(folder, INPUTS), JSON.stringify(inputs));
}

/** What the Markdown was read from, which may have been before this build. */
function seenByContent(): Seen[] {
  const made = contentInputs();
  return made ? [{ files: Object.keys(made.files), folders: Object.keys(made.folders) }] : [];
}

/** All styles in one file, which no page asks for; in a site so small that one of its pages has them all, that page's file is the only one. */
async function removeStylesOfServer(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("server-build-"));
  await Promise.all(names.map((name) => rm(join(folder, name))));
}

async function must(running: Promise<{ code: number; output: string }>): Promise<void> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(withoutTools(output));
}

/** What a program said about the sources; where in its own code it noticed helps nobody. */
function withoutTools(output: string): string {
  return stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules|^\s+errors: \[Getter|^}$/.test(line))
    .join("\n")
    .trim();
}

/** A process for each core, as rendering is all computing. */
async function prerenderAll(folder: string): Promise<void> {
  const shares = Math.min(4, availableParallelism());
  const program = join(root, "scripts/lib/prerender.ts");
  await Promise.all(
    Array.from({ length: shares }, (_, share) =>
      must(
        run(
          pinnedNode(),
          ["--enable-source-maps", program, folder, String(share), String(shares)],
          { quiet: true, env: { NODE_ENV: "production" } },
        ),
      ),
    ),
  );
}

/** They name the sources from where the build was made, and it is about to move. */
async function removeMaps(folder: string): Promise<void> {
  const maps = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".map"));
  await Promise.all(maps.map((name) => rm(join(folder, name))));
}

import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { PUBLIC_URL_TOKEN } from "#shared/public-url.ts";
import { buildFolders, putInPlace } from "../../../scripts/lib/build-folder.ts";
import { createFileCache } from "#server/site/file-cache.ts";
import { otherBuilds } from "#server/site/other-builds.ts";
import { type BuildPlaces, type OwnBuild, takeBuild } from "#server/site/own-build.ts";
import { stampSite } from "#server/site/stamp.ts";
import { serveFile } from "#server/site/static-files.ts";

export const PUBLIC_URL = "https://www.example.com";

/** A folder that is gone when the test has ended. */
export function temporaryFolder(where = tmpdir()): string {
  const folder = mkdtempSync(join(where, "vitrine-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by their names in a folder. */
export function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A build in small; every file of it says which build it is of. */
export function makeBuild(folder: string, text: string): string {
  const serial = randomUUID();
  write(folder, {
    "client/index.html": `<p>${text} at ${PUBLIC_URL_TOKEN}</p>`,
    "client/static/css/site.css": `/* ${text} */`,
    [`client/static/js/only-in-${text}.js`]: `"${text}"`,
    [`client/static/js/only-in-${text}.js.br`]: `${text} br`,
    "client/static/css/site.css.br": `${text} br`,
    "client/media/picture.avif": text,
    "server/index.js": `export const text = "${text}"; export const later = () => import("./static/js/later.js");`,
    "server/static/js/later.js": `export const text = "${text}, later";`,
    ".velite/texts/1.json": JSON.stringify({ text }),
    serial,
    id: "the same sources",
  });
  return serial;
}

/** A project with a build, and what a server of it does at its start. */
export function startProject(root = temporaryFolder(), kept = join(root, ".cache/site")) {
  const folders = buildFolders(root);
  return {
    root,
    kept,
    folders,
    places: { newest: folders.present, kept },
    take: () => takeBuild({ newest: folders.present, kept }),
    async rebuild(text: string) {
      const serial = makeBuild(folders.next, text);
      await putInPlace(folders);
      return serial;
    },
  };
}

/** Asks a server that began with this build for a file: its text, or null where there is none. */
export async function startServing(own: OwnBuild, places?: BuildPlaces) {
  const findElsewhere = places && otherBuilds(places, own);
  const files = await stampSite(own, { publicUrl: PUBLIC_URL, retention: {} }, {});
  const cache = createFileCache(0);
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await serveFile(
      files,
      cache,
      new Request(new URL(path, PUBLIC_URL), { headers }),
      findElsewhere,
    );
    return answer ? answer.text() : null;
  };
}

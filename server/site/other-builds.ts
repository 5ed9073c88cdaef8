import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { whenMissing } from "../when-missing.ts";
import { describeFile } from "./describe-file.ts";
import type { BuildPlaces, OwnBuild } from "./own-build.ts";
import type { SiteFile } from "./site-file.ts";

/** Files whose names say what is in them; nothing else may come from another build than the page. */
const hashed = /^\/(static\/[\w./-]+)$/;

/**
 * Finds files of other builds, for pages that are not of this server's: one that a visitor opened before the new version came, and one that
 * another process with a newer build has made. Looks where servers keep theirs, and at the newest build.
 * @returns null for every address that is no file of theirs.
 */
export function otherBuilds({ newest, kept }: BuildPlaces, own: OwnBuild) {
  const known = new Map<string, SiteFile>();

  return async (address: string): Promise<SiteFile | null> => {
    const [, name] = hashed.exec(address) ?? [];
    if (name === undefined || name.split("/").includes("..")) return null;
    const before = known.get(name);
    if (before && (await isFile(before.file))) return before;
    for (const folder of await folders()) {
      const file = join(folder, name);
      if (!(await isFile(file))) continue;
      const found = await describeFile(file, name);
      known.set(name, found);
      return found;
    }
    return null;
  };

  async function folders(): Promise<string[]> {
    const others = (await readdir(kept).catch(whenMissing<string[]>([])))
      .map((serial) => join(kept, serial))
      .filter((folder) => folder !== own.folder);
    // `past` is what is left of a build that no server has any more (own-build.ts).
    return [
      ...others.flatMap((folder) => [join(folder, "build", "client"), join(folder, "past")]),
      join(newest, "client"),
    ];
  }
}

function isFile(file: string): Promise<boolean> {
  // Whatever cannot be had is no file: a name too long, a file where a folder should be.
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

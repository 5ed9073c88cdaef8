import { readdir } from "node:fs/promises";
import path from "node:path";
import { slugOf } from "#shared/plain-letters.ts";
import { isHidden, type Manifest } from "./manifest.ts";

/** What a folder has that can be brought in, and what is left out of it, each with the reason. */
export interface FolderOfPhotographs {
  /** Files by the names that their pictures get. */
  files: Map<string, string>;
  /** Names of pictures for which there is any file: nothing of them is removed. */
  names: Set<string>;
  skipped: { file: string; why: string }[];
}

const endings = /\.(?:jpe?g|jpe|jfif|png|webp|avif|hei[cf])$/i;

/**
 * Looks through a folder, not below it.
 * @param label its name in the manifest.
 * @param isOfOthers whether a picture of the manifest comes from a folder that still has its file.
 */
export async function photographsIn(
  folder: string,
  label: string,
  manifest: Manifest,
  isOfOthers: (name: string) => boolean,
): Promise<FolderOfPhotographs> {
  const files = new Map<string, string>();
  const skipped: FolderOfPhotographs["skipped"] = [];
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !isHidden(name),
  );
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.isDirectory())
      skipped.push({ file: `${entry.name}/`, why: "is a folder: bring it in by itself" });
    else if (!endings.test(entry.name))
      skipped.push({ file: entry.name, why: "has not the ending of a photograph" });

  const usable = entries.filter((entry) => !entry.isDirectory() && endings.test(entry.name));
  const byName = Map.groupBy(usable, ({ name }) => slugOf(path.parse(name).name));
  for (const [name, group] of byName) {
    const here = group.map((entry) => entry.name);
    const skip = (why: string, which = here) =>
      skipped.push(...which.map((file) => ({ file, why })));
    const known = manifest[name]?.photograph;
    const chosen = here.find((file) => known?.folder === label && known.file === file);
    if (name === "") skip("has no Latin letter and no digit in its name: rename it");
    else if (manifest[name] && !known)
      skip(`would be called ${name}, as a picture of the site is: rename it`);
    else if (isOfOthers(name))
      skip(`would be called ${name}, as one from ${known?.folder} is: rename it`);
    else {
      const file = here.length === 1 ? here[0] : chosen;
      if (file !== undefined) files.set(name, file);
      const others = here.filter((each) => each !== file);
      skip(`would be called ${name}, as another is (${here.join(", ")}): rename one`, others);
    }
  }
  return { files, names: new Set(byName.keys()), skipped };
}

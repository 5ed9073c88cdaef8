import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { SettingsError } from "../contract/settings.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
/** Folders of the project that are served to visitors, or replaced by a build or an installation. */
const notForData = ["build", "public", ".cache", ".generated", ".velite", "node_modules"];

/**
 * Data must not lie where visitors could fetch it, or where the next build deletes it.
 * @throws {SettingsError} when the data folder does, also through a link.
 */
export function refuseServedFolder(dataDir: string): void {
  const place = realPlace(dataDir);
  for (const name of notForData) {
    const folder = realPlace(join(project, name));
    if (place !== folder && !place.startsWith(folder + sep)) continue;
    throw new SettingsError(
      `DATA_DIR is not usable: ${dataDir} lies in ${join(project, name)}, which is served to visitors or replaced by builds. Set it to a folder outside, for example DATA_DIR=./data.`,
    );
  }
}

/** Where a path leads when links are followed, as far as it exists. */
function realPlace(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPlace(parent), basename(path));
}

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readManifestScript } from "#app/engine/router-manifest.ts";
import { ROUTE_LIST } from "#shared/route-list.ts";

/**
 * Turns the framework's script with all routes into a file of data that pages fetch when they need it. The build's version stands
 * under `version.id`, so that a page of an older build notices.
 * @param folder the built site, `build/client`
 */
export async function writeRouteList(folder: string): Promise<void> {
  const scripts = join(folder, "static", "js");
  const name = (await readdir(scripts)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("The build has no route manifest in build/client/static/js.");
  const script = await readFile(join(scripts, name), "utf8");
  const { version, routes } = readManifestScript(script);
  // The pairs of headers and footers to try are 252 pages that only plain links lead to.
  const listed = Object.entries(routes).filter(([id]) => !/^\/?try\//.test(id));
  await writeFile(
    join(folder, ROUTE_LIST),
    JSON.stringify({ version: { id: version }, ...Object.fromEntries(listed) }),
  );
  // Pages carry their own part of it; nothing asks for the whole script any more.
  await rm(join(scripts, name));
}

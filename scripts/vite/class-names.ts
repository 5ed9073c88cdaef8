import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileOfId, inProject, withSlashes } from "../lib/slashes.ts";

const app = join(import.meta.dirname, "../../app");

let prefixes: ReadonlyMap<string, string> | undefined;

/**
 * The class that a browser sees for the class `local` of a CSS module: `cup-stepper_field` for `.field` in `cup-stepper.module.css`. It can
 * be read in the inspector and found in the sources; two stylesheets of one name are told apart by the folder that they do not share.
 */
export function classNameOf(local: string, file: string): string {
  const path = inProject(app, fileOfId(file));
  if (!prefixes?.has(path)) prefixes = prefixesOf(globSync("**/*.module.css", { cwd: app }));
  return `${prefixes.get(path) ?? nameOf(path)}_${local}`;
}

/** What the classes of each stylesheet begin with. @param files their paths, relative to one folder. */
export function prefixesOf(files: readonly string[]): Map<string, string> {
  const paths = files.map(withSlashes);
  const byName = Map.groupBy(paths, nameOf);
  return new Map(
    paths.map((path) => {
      const name = nameOf(path);
      return [path, byName.get(name)!.length === 1 ? name : `${ownFolderOf(path)}-${name}`];
    }),
  );
}

function nameOf(path: string): string {
  return basename(path, ".module.css");
}

/** The nearest folder that says whose it is: `NAME` of `demos/NAME/bands/call-band/call-band.module.css`. */
function ownFolderOf(path: string): string {
  const name = nameOf(path);
  return (
    dirname(path)
      .split("/")
      .findLast((folder) => folder !== name && folder !== "bands") ?? "app"
  );
}

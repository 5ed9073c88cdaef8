import { createHash } from "node:crypto";
import { dirname } from "node:path/posix";
import { withSlashes } from "../slashes.ts";
import type { Tree } from "./tree.ts";

/** Something that an owner may take out of the template, by deleting its folders. */
export interface Removable {
  /** Its room and its own: `demos/cafe`, `features/search`. */
  name: string;
  folders: readonly string[];
}

/** Pages that others lead to as long as there are forms and a shop. */
const stay = new Set(["app/information/privacy-policy", "app/information/terms-of-service"]);

const page =
  /^(app\/(?:demos|information|showcase\/(?:elements|modals))\/[\w-]+)\/entry\.ts$|^(app\/showcase\/[\w-]+)\/(?:entries|feature)\.ts$/;
const feature = /^(?:app|server)\/(features\/([\w-]+))\/feature\.ts$/;

/** What can be taken out, in the order of its name. */
export function removables(tree: Tree): Removable[] {
  return partsOf(tree).filter(({ folders }) => !stay.has(folders[0]!));
}

/**
 * What somebody means to take out, also where others lead to it: by its name, by its folder, by its own name alone (`cafe`) or by its room
 * (`demos`). Of several with the same own name all.
 */
export function named(asked: string, tree: Tree): Removable[] {
  const name = withSlashes(asked).replace(/^(?:\.\/)?(?:(?:app|server)\/)?|\/$/g, "");
  const all = partsOf(tree);
  const is = (fits: (its: string) => boolean) => all.filter((each) => fits(each.name));
  const [found = []] = [
    is((its) => its === name),
    is((its) => its.startsWith(`${name}/`)),
    is((its) => its.endsWith(`/${name}`)),
  ].filter(({ length }) => length > 0);
  return found;
}

function partsOf(tree: Tree): Removable[] {
  const parts = new Map<string, Removable>();
  for (const file of tree.keys()) {
    const [, own, room] = page.exec(file) ?? [];
    const folder = own ?? room;
    if (folder !== undefined) {
      const name = folder.slice("app/".length);
      parts.set(name, { name, folders: [folder] });
    }
    const [, name] = feature.exec(file) ?? [];
    if (name !== undefined) parts.set(name, { name, folders: [`app/${name}`, `server/${name}`] });
  }
  return [...parts.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The tree without these. */
export function without(tree: Tree, gone: readonly Removable[]): Tree {
  const folders = gone.flatMap(({ folders }) => folders);
  return new Map(
    [...tree].filter(([file]) => !folders.some((folder) => file.startsWith(`${folder}/`))),
  );
}

/** Some of them by lot, the same for a seed: one, a few or most. A single one is drawn by its room first: there are few features. */
export function chosenBy(seed: string, all: readonly Removable[]): Removable[] {
  const lot = (name: string) =>
    createHash("sha256").update(`${name} ${seed}`).digest().readUInt32BE() / 2 ** 32;
  const drawn = <Each>(name: string, from: readonly Each[]) =>
    from[Math.floor(lot(name) * from.length)]!;
  const share = drawn("share", [0, 0.05, 0.3, 0.8]);
  const chosen = all.filter(({ name }) => lot(name) < share);
  if (chosen.length > 0) return chosen;
  const room = drawn("room", [...new Set(all.map(({ name }) => dirname(name)))]);
  return [
    drawn(
      "one",
      all.filter(({ name }) => dirname(name) === room),
    ),
  ];
}

import { createHash } from "node:crypto";
import type { Tree } from "./tree.ts";

/** Something that an owner may take out of the template, by deleting its folders. */
export interface Removable {
  name: string;
  folders: readonly string[];
}

/** Features that stand apart. The others are tied to each other: decision 44 says by what. */
const features = ["accounts", "comments", "newsletter", "portfolio", "search"];
/** Pages that others lead to as long as there are forms and a shop. */
const stay = new Set(["app/information/privacy-policy", "app/information/terms-of-service"]);

/** What can be taken out, in the order of its name. */
export function removables(tree: Tree): Removable[] {
  const pages = [...tree.keys()].flatMap((file) => {
    const [, page] =
      /^(app\/(?:demos|information|showcase\/(?:elements|modals))\/[\w-]+)\/entry\.ts$/.exec(
        file,
      ) ?? [];
    const [, room] = /^(app\/showcase\/[\w-]+)\/entries\.ts$/.exec(file) ?? [];
    const folder = page ?? room;
    return folder === undefined || stay.has(folder)
      ? []
      : [{ name: folder.slice(4), folders: [folder] }];
  });
  const parts = features.map((name) => ({
    name: `features/${name}`,
    folders: [`app/features/${name}`, `server/features/${name}`],
  }));
  return [...pages, ...parts].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The tree without these. */
export function without(tree: Tree, gone: readonly Removable[]): Tree {
  const folders = gone.flatMap(({ folders }) => folders);
  return new Map(
    [...tree].filter(([file]) => !folders.some((folder) => file.startsWith(`${folder}/`))),
  );
}

/** Some of them by lot, the same for a seed: one, a few or most. */
export function chosenBy(seed: string, all: readonly Removable[]): Removable[] {
  const lot = (name: string) =>
    createHash("sha256").update(`${name} ${seed}`).digest().readUInt32BE() / 2 ** 32;
  const share = [0, 0.05, 0.3, 0.8][Math.floor(lot("share") * 4)]!;
  const chosen = all.filter(({ name }) => lot(name) < share);
  return chosen.length > 0 ? chosen : [all[Math.floor(lot("one") * all.length)]!];
}

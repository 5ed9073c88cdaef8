import type { Edit } from "./edits.ts";
import { isOfTests } from "./kinds.ts";
import { distinct, insteadOf, wholeLink, withoutLinks } from "./link-edits.ts";
import { syntaxOf } from "./module.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";
import { stringOf } from "./uses.ts";
import { walk } from "./walk.ts";

/** A page's own folder. */
const PAGE_FOLDER = /^app\/(?:demos|information)\/[^/]+\//;

/**
 * Takes out links to places on a page that went from it, as a band does whose form is gone: members of lists that are links. A link that is
 * part of something else leads to the front page. Changes the tree.
 * @param before the tree in which the places were.
 */
export function removePlaces(before: Tree, tree: Tree): Note[] {
  const there = placesIn(tree);
  return [...placesIn(before)].flatMap(([folder, places]) => {
    const left = there.get(folder);
    if (left === undefined) return [];
    return [...places]
      .filter((place) => !left.has(place))
      .flatMap((place) => linksTo(tree, folder, place));
  });
}

/** What a page's folder gives a name that links can lead to, in its bands or with their words. */
function placesIn(tree: Tree): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const [file, source] of tree) {
    const [folder] = PAGE_FOLDER.exec(file) ?? [];
    if (folder === undefined || source === null || !/\.tsx?$/.test(file) || isOfTests(file))
      continue;
    const named = places.get(folder) ?? new Set();
    for (const [, name = ""] of source.matchAll(/\bid(?:=|: )"([\w-]+)"/g)) named.add(name);
    places.set(folder, named);
  }
  return places;
}

function linksTo(tree: Tree, folder: string, place: string): Note[] {
  return [...tree].flatMap(([file, source]): Note[] => {
    if (!file.startsWith(folder) || !/\.tsx?$/.test(file) || isOfTests(file)) return [];
    if (source === null || !source.includes(`"#${place}"`)) return [];
    const edits: Edit[] = [];
    walk(syntaxOf(file, source), (value, within) => {
      if (stringOf(value) === `#${place}`)
        edits.push(
          wholeLink(source, within) ?? insteadOf(value, within[0], { within: "/", alone: '"/"' }),
        );
    });
    if (edits.length > 0) tree.set(file, withoutLinks(file, source, distinct(edits)));
    return edits.length > 0 ? [{ kind: "link", name: `${file}: #${place}` }] : [];
  });
}

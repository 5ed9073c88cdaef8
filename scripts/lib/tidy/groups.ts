import { isOfTests } from "./kinds.ts";
import type { Tree } from "./tree.ts";

/** A removal by itself: what is left of the project. */
export interface Removal<Part> {
  part: Part;
  tree: Tree;
}

/**
 * Removals in groups, as few as a greedy choice makes, that can be tried at one go: no two of a group remove the same file or change the
 * same component. In lists (entries, pictures, fonts) all of them change lines of their own, and tests of the whole leave with each.
 */
export function disjointGroups<Part>(
  whole: Tree,
  removals: readonly Removal<Part>[],
): Removal<Part>[][] {
  const groups: { removals: Removal<Part>[]; touched: Set<string> }[] = [];
  for (const removal of removals) {
    const touched = touchedBy(whole, removal.tree);
    const free = groups.find((group) => touched.every((file) => !group.touched.has(file)));
    const group = free ?? { removals: [], touched: new Set() };
    if (!free) groups.push(group);
    group.removals.push(removal);
    for (const file of touched) group.touched.add(file);
  }
  return groups.map((group) => group.removals);
}

function touchedBy(whole: Tree, left: Tree): string[] {
  return [...whole.keys()].filter(
    (file) =>
      !isOfTests(file) &&
      (!left.has(file) || (file.endsWith(".tsx") && left.get(file) !== whole.get(file))),
  );
}

import { goneConstants } from "./address-names.ts";
import { addressesOf, entries } from "./addresses.ts";
import { isOfTests } from "./kinds.ts";
import type { Missing } from "./marks.ts";
import { moduleOf } from "./module.ts";
import type { Tree } from "./tree.ts";

/** Pages that stay while anything leads to them. */
const NEEDED = new Set(["PRIVACY", "TERMS"]);

/** Code that stays and leads to a page that it cannot do without. Entries do not count, they say what there is. */
export function neededPages(tree: Tree): Missing[] {
  const lost = [...goneConstants(tree, addressesOf(tree))].filter(([name]) => NEEDED.has(name));
  return [...tree].flatMap(([importer, source]) => {
    if (lost.length === 0 || source === null || !/^(?:app|server)\/.*\.tsx?$/.test(importer))
      return [];
    if (isOfTests(importer) || entries.test(importer)) return [];
    const names = new Set(
      moduleOf(importer, source).imports.flatMap(({ bindings }) =>
        bindings.map(({ imported }) => imported),
      ),
    );
    return lost
      .filter(([name]) => names.has(name))
      .map(([name, file]) => ({ importer, file, name }));
  });
}

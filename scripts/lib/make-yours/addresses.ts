import type { Tree } from "../tidy/tree.ts";

/** Where all addresses stand that code leads to. */
export const ADDRESSES = "content/addresses.ts";

/** Files in which constants lead to pages; entries say what there is, and tests in a browser try one page. */
const leading =
  /^(?:app|content|forms|server|shared)\/(?!.*(?:entry|entries)\.ts$)(?!.*\.spec\.ts$).*\.tsx?$/;
const imported = /import \{([^}]*)\} from "[^"]*addresses\.ts";/;

/** What led to an address by one of these names leads to another one. Changes the tree. */
export function leadTo(tree: Tree, names: readonly string[], name: string): void {
  if (names.length === 0) return;
  const old = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
  for (const [file, source] of tree) {
    if (source === null || file === ADDRESSES || !leading.test(file) || source.search(old) < 0)
      continue;
    tree.set(file, importedOnce(source.replaceAll(old, name)));
  }
}

/** A module with each address imported once. */
function importedOnce(source: string): string {
  return source.replace(imported, (line, list: string) =>
    line.replace(list, listed(list.split(","))),
  );
}

/** A module that also imports these addresses. @throws where it imports none. */
export function importing(source: string, names: readonly string[]): string {
  if (!imported.test(source)) throw new Error("The module imports no addresses any more.");
  return source.replace(imported, (line, list: string) =>
    line.replace(list, listed([...list.split(","), ...names])),
  );
}

function listed(names: readonly string[]): string {
  return ` ${[...new Set(names.map((each) => each.trim()).filter(Boolean))].toSorted().join(", ")} `;
}

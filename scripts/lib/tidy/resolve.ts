import { dirname, join } from "node:path/posix";
import type { Tree } from "./tree.ts";

/** Where modules that plugins make are described. */
const VIRTUAL = "app/virtual.d.ts";

/** What a specifier means: a file of ours and the name that is asked for there, a package, or a file that is not there. */
export type Target =
  | { file: string; whole?: true; name?: string }
  | { package: string }
  | { missing: string };

/** Finds what specifiers mean in a project whose `package.json` names its rooms (`imports`). */
export function resolving(tree: Tree): (specifier: string, importer: string) => Target {
  const { imports = {} } = JSON.parse(tree.get("package.json") ?? "{}") as {
    imports?: Record<string, string>;
  };
  const rooms = Object.entries(imports).map(
    ([name, place]) => [name.replace("*", ""), place.replace(/^\.\/|\*/g, "")] as const,
  );
  return (specifier, importer) => {
    const [name = "", query] = specifier.split("?");
    if (specifier.startsWith("virtual:")) return { file: VIRTUAL, name: specifier };
    const room = rooms.find(([begin]) => name.startsWith(begin));
    const isRelative = /^\.\.?\//.test(name);
    if (!room && !isRelative) return { package: /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name };
    const file = room ? room[1] + name.slice(room[0].length) : join(dirname(importer), name);
    // Types of a route are made by React Router beside the sources.
    if (/\/\+types\//.test(file)) return { package: "@react-router/dev" };
    if (!tree.has(file)) return made(file) ? { package: "velite" } : { missing: file };
    return query === undefined ? { file } : { file, whole: true };
  };
}

/** What is made by the tools and not kept. */
function made(file: string): boolean {
  return /^\.(?:velite|generated|react-router)(?:\/|$)/.test(file);
}

import { servedPackages } from "../served-packages.ts";
import { isOfTests } from "./kinds.ts";
import type { Marks } from "./marks.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

interface Manifest {
  imports?: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages that are used without being named in a module: they are programs, or other packages ask for them. */
const tools =
  /^(?:@react-router\/node|@types\/(?:node|react-dom)|tailwindcss|typescript|knip|oxfmt|oxlint|oxlint-tsgolint|react-dom|vite|vitest|playwright)$/;

/** Where the code begins that runs when the site is served; of what browsers see, each component. */
const served = /^(?:server\/main\.ts|app\/.*\.tsx)$/;

/**
 * Removes from `package.json` what no module needs any more, and commands whose program is gone; what only tools still need goes to theirs.
 * Changes the tree.
 */
export function sweepPackage(tree: Tree, marks: Marks): Note[] {
  const text = tree.get("package.json");
  if (text === undefined || text === null) return [];
  const manifest = JSON.parse(text) as Manifest;
  const notes: Note[] = [];
  for (const group of ["dependencies", "devDependencies"] as const)
    for (const name of Object.keys(manifest[group]))
      if (!isNeeded(name, tree, marks)) {
        delete manifest[group][name];
        notes.push({ kind: "dependency", name });
      }
  for (const name of onlyOfTools(tree, manifest)) {
    manifest.devDependencies[name] = manifest.dependencies[name]!;
    delete manifest.dependencies[name];
    manifest.devDependencies = Object.fromEntries(
      Object.entries(manifest.devDependencies).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    notes.push({ kind: "dependency", name, why: "nothing that is served needs it" });
  }
  for (const [name, command] of Object.entries(manifest.scripts)) {
    const [program] = command.startsWith("velite ")
      ? ["velite.config.ts"]
      : (/\b(?:scripts|server|tests)\/\S+/.exec(command) ?? []);
    if (program === undefined || tree.has(program)) continue;
    delete manifest.scripts[name];
    notes.push({ kind: "command", name: `npm run ${name}`, why: `${program} is gone` });
  }
  if (notes.length > 0) tree.set("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return notes;
}

/** Packages that the site is said to load, and does not. */
function onlyOfTools(tree: Tree, { dependencies, imports = {} }: Manifest): string[] {
  const entries = [...tree.keys()].filter((file) => served.test(file) && !isOfTests(file));
  const loaded = servedPackages(entries, (file) => tree.get(file) ?? undefined, imports);
  return Object.keys(dependencies).filter((name) => !loaded.has(name));
}

function isNeeded(name: string, tree: Tree, marks: Marks): boolean {
  if (name === "velite") return tree.has("velite.config.ts");
  const typed = name.replace(/^@types\//, "");
  if (tools.test(name) || marks.packages.has(typed) || marks.packages.has(name)) return true;
  if ([...marks.said].some((word) => word === name || word.startsWith(`${name}/`))) return true;
  // Fonts of which we have our own cuts, and the marks of networks, which were copied from it.
  const [, font] = /^@fontsource-variable\/(.+)$/.exec(name) ?? [];
  if (font) return tree.get("scripts/subset_fonts.py")?.includes(`"${font}/files/`) ?? false;
  return name === "@iconify-json/simple-icons" && tree.has("public/social-marks.svg");
}

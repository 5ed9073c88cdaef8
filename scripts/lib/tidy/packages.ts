import { servedPackages } from "../served-packages.ts";
import { isOfTests } from "./kinds.ts";
import type { Marks } from "./marks.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

interface Manifest {
  [other: string]: unknown;
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
  for (const [name, command] of Object.entries(manifest.scripts)) {
    const programs = command.startsWith("velite ")
      ? ["velite.config.ts"]
      : (command.match(/(?<!\S)(?:scripts|server|tests)\/[\w./-]+\.(?:m?ts|mjs)(?!\S)/g) ?? []);
    const program = programs.find((each) => !tree.has(each));
    if (program === undefined) continue;
    delete manifest.scripts[name];
    notes.push({ kind: "command", name: `npm run ${name}`, why: `${program} is gone` });
  }
  const { isSet, isAmbient } = ofOwner(tree, manifest);
  for (const group of ["dependencies", "devDependencies"] as const)
    for (const name of Object.keys(manifest[group]))
      if (!isNeeded(name, tree, marks) && !isSet(name) && !isAmbient(name)) {
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
  if (notes.length > 0) tree.set("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return notes;
}

/** Packages that the site is said to load, and does not. */
function onlyOfTools(tree: Tree, { dependencies, imports = {} }: Manifest): string[] {
  const entries = [...tree.keys()].filter((file) => served.test(file) && !isOfTests(file));
  const loaded = servedPackages(entries, (file) => tree.get(file) ?? undefined, imports);
  return Object.keys(dependencies).filter((name) => !loaded.has(name));
}

/** Settings of programs, at the root; of some that only list what is installed, none. */
const settings =
  /^(?!package(?:-lock)?\.|knip\.|vitrine\.|tsconfig)(?:[\w.-]+\.(?:json|ya?ml)|\.\w+rc)$/;

/** What an owner has installed for other ends than to import it. */
function ofOwner(tree: Tree, { dependencies, devDependencies, ...manifest }: Manifest) {
  const all = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const words = new Set(wordsIn(manifest));
  const texts = [...tree].flatMap(([file, text]) => (settings.test(file) ? [text ?? ""] : []));
  const { packages = {} } = JSON.parse(tree.get("package-lock.json") ?? "{}") as {
    packages?: Record<string, { bin?: Record<string, string> }>;
  };
  const commandsOf = (name: string) => Object.keys(packages[`node_modules/${name}`]?.bin ?? {});
  return {
    /** Whether a command calls it, or settings name it. */
    isSet: (name: string) =>
      [name, ...commandsOf(name)].some((each) => words.has(each)) ||
      texts.some((text) => text.split(/[\s"',[\]{}]+/).includes(name)),
    /** Whether it has types of what is no package here, but in every browser or on a page. */
    isAmbient: (name: string) =>
      name.startsWith("@types/") &&
      !all.has(name.slice("@types/".length).replace(/^(\w.*)__/, "@$1/")),
  };
}

/** The words of a manifest's commands and of the settings that programs have in it. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\s+/);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...wordsIn(each)]);
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

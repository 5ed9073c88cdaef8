import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { inProject, withSlashes } from "../scripts/lib/slashes.ts";
import { joinedWords, literalWords, propertyWords } from "./support/literal-words.ts";
import { sourceRules } from "./support/source-rules.ts";

/** House rules that no linter knows. Prints one line for each breach; exit code 1 when there is any. */
const root = fileURLToPath(new URL("..", import.meta.url));
const folders = [
  "app",
  "content",
  "forms",
  "docs",
  "registry",
  "scripts",
  "server",
  "shared",
  "tests",
  ".ci",
];
const text = /\.(tsx?|mts|mjs|css|json|md|sh)$|\/run$/;

/** Where imports have a direction, which lint reads from addresses that begin at the root. */
const room =
  /^(?:app\/(?:features|demos)\/[^/]+|app\/(?!features\/|demos\/)[^/]+|content|forms|registry|server|shared)(?=\/)/;

const worded = wordedRooms();
const breaches = [
  ...folders.flatMap((folder) => filesOf(join(root, folder))).flatMap(checkFile),
  ...["package-lock.json", "tests/full/lighthouse/package-lock.json"]
    .filter((file) => existsSync(join(root, file)))
    .flatMap(checkLockFile),
];
for (const breach of breaches) console.log(breach);
process.exit(breaches.length === 0 ? 0 : 1);

function checkFile(file: string): string[] {
  const name = inProject(root, file);
  const source = readFileSync(file, "utf8");
  const concerned = sourceRules.filter(({ files }) => files.test(name));
  const breaches = source
    .split("\n")
    .flatMap((line, index) =>
      concerned
        .filter(({ pattern }) => pattern.test(line))
        .map(
          ({ pattern, message }) =>
            `${name}:${index + 1} "${pattern.exec(line)?.[0].trim()}" ${message}`,
        ),
    );
  return [...breaches, ...checkImports(name, source), ...checkWords(name, source)];
}

function checkImports(name: string, source: string): string[] {
  const own = /\.tsx?$/.test(name) ? room.exec(name)?.[0] : undefined;
  if (!own) return [];
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)].flatMap(([, path = ""]) => {
    const target = withSlashes(join(dirname(name), path));
    const other = room.exec(target)?.[0];
    return other && other !== own
      ? `${name} "${path}" leaves its room, where lint does not see it: write "#${target}"`
      : [];
  });
}

/** The words of components, of what is prepared for them (`NAME.server.ts`), and of what the server hands out. */
function checkWords(name: string, source: string): string[] {
  const found = [
    ...(worded.has(name) && name.endsWith(".tsx")
      ? literalWords(name, source, worded.attributes)
      : []),
    ...(worded.has(name) && /\.server\.tsx?$/.test(name)
      ? [...propertyWords(name, source), ...joinedWords(name, source)]
      : []),
    ...(/^server\/.*(?<!\.test|fixture)\.ts$/.test(name) ? propertyWords(name, source) : []),
  ];
  const said = found.map(
    ({ line, text }) => `${name}:${line} ${text} is a message: it belongs to the room's words.ts`,
  );
  return [...new Set(said)];
}

interface LintConfig {
  overrides: { files: string[]; excludeFiles?: string[]; rules: Record<string, unknown> }[];
}

/** The rooms whose words stand in a catalogue, and the attributes that are read: as the linter has them (`.oxlintrc.json`). */
function wordedRooms() {
  const rule = "react/jsx-no-literals";
  const { overrides } = JSON.parse(
    readFileSync(join(root, ".oxlintrc.json"), "utf8"),
  ) as LintConfig;
  const { files, excludeFiles = [], rules } = overrides.find(({ rules }) => rule in rules)!;
  const [, { restrictedAttributes }] = rules[rule] as [string, { restrictedAttributes: string[] }];
  const isIn = (globs: readonly string[], name: string) =>
    globs.some((glob) => matchesGlob(name, glob));
  return {
    attributes: new Set(restrictedAttributes),
    has: (name: string) => isIn(files, name) && !isIn(excludeFiles, name),
  };
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return text.test(path) ? [path] : [];
  if (path.endsWith("node_modules")) return [];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}

interface LockFile {
  packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
}

/** The lock file has to work with any registry and on every platform, whichever it was written with. */
function checkLockFile(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, file), "utf8")) as LockFile;
  const withAddress = Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes("//"))
    .map(([name]) => `${file}: ${name} names the registry it was downloaded from`);
  const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesFor(owner, name).some((place) => place in packages))
      .map(
        (name) =>
          `${file}: ${name}, an optional package of ${owner || "the project"}, has no entry`,
      ),
  );
  return [...withAddress, ...missing];
}

/** Where npm may have put a dependency of the package at `owner`: beside it, or in any folder above. */
function placesFor(owner: string, name: string): string[] {
  const parts = owner.split("/node_modules/");
  const above = parts.map((_, index) => parts.slice(0, index + 1).join("/node_modules/"));
  return [`node_modules/${name}`, ...above.map((folder) => `${folder}/node_modules/${name}`)];
}

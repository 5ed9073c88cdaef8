import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import * as addresses from "#content/addresses.ts";
import { OFFICE } from "#shared/back-office/addresses.ts";
import { inProject, withSlashes } from "../scripts/lib/slashes.ts";
import { literalWords } from "./support/literal-words.ts";

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

interface Rule {
  /** Which files it concerns, by their path in the project. */
  files: RegExp;
  /** What may not stand in a line. */
  pattern: RegExp;
  message: string;
}

/** The addresses that `content/addresses.ts` has names for, and the beginning of those of the back office. */
const named = [
  ...Object.values<unknown>(addresses).filter(
    (value) => typeof value === "string" && value.startsWith("/"),
  ),
  `${OFFICE}(?:/[^"\`]*)?`,
];

const rules: Rule[] = [
  {
    // The examples of the showcase are shown as code: there a name would say nothing.
    files:
      /^(?!content\/(?:addresses|moved)\.ts|shared\/back-office\/addresses\.ts|app\/showcase\/)(?:app|content|forms|registry|server|shared)\/.*(?<!\.(?:spec|test))\.tsx?$/,
    pattern: new RegExp(`(?<!^\\s*(?:\\*|//|/\\*).*)["\`](?:${named.join("|")})(?=["\`?#/])`),
    message:
      "is an address that has a name: see content/addresses.ts, shared/*/office-addresses.ts",
  },
  {
    files: /^app\/.*\.tsx?$/,
    pattern:
      /(?<![\w/-])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\d|\[|\(|px\b|auto\b|full\b|gutter\b)|text-(?:left|right)\b|float-(?:left|right)\b|(?:rounded|border)-(?:[lr]|tl|tr|bl|br)(?![a-z]))/,
    message:
      "names a side; write the logical class (ms-, pe-, start-, text-start, rounded-s-, border-e-)",
  },
  {
    files: /^app\/.*\.css$/,
    pattern:
      /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|text-align:\s*(?:left|right)|float:\s*(?:left|right)|(?:^|[{;\s])(?:left|right)\s*:/,
    message: "names a side; write the logical property (margin-inline-start, inset-inline-end …)",
  },
  {
    files: /^(?:app|content)\/.*(?<!\.spec)\.(?:css|tsx?)$/,
    pattern:
      /(?<!@container[^{]*)\((?:(?:min|max)-)?width\s*[:<>=]+\s*(?!(?:36|48|62|75|87\.5|35\.99|47\.99|61\.99|74\.99|87\.49)rem|768px)[\d.]+\w+/,
    message:
      "is none of the five widths at which pages change (app/styles/theme.css); a picture that stops growing is as wide as min() says",
  },
  {
    files: /^app\/.*\.css$/,
    pattern: /prefers-reduced-motion.*48rem|48rem.*prefers-reduced-motion/,
    message:
      "asks whether motion is welcome otherwise than script does: from 768 px on, in whatever size one reads (app/lib/motion.ts)",
  },
  {
    files: /^app\/.*(?<!\.(?:spec|test))\.tsx?$/,
    pattern:
      /(?:(?<![\w.])fetch|location\.(?:assign|replace)|sendBeacon|window\.open)\((?!withBase\(|absolute[,)]|`\$\{(?:BASE_PATH|API_BASE)\}|\))|Path=\/|location\.href = /,
    message:
      "gives the browser an address that may lack the path below which the site stands; see app/engine/base-path/base-path.ts",
  },
  {
    files: /^app\//,
    pattern: /decodeURI(?:Component)?\((?:\w+\.)*location\b/,
    message: "throws at an address with a stray %, which anybody can write; ask hashTarget()",
  },
  {
    // Demos count on calendars of their own, from midnight to midnight in UTC.
    files:
      /^(?!shared\/forms\/calendar\.ts|app\/demos\/)(?:app|content|forms|registry|server|shared)\/.*(?<!\.(?:spec|test))\.tsx?$/,
    pattern: /toISOString\(\)\.(?:slice\(0, 10\)|split\("T"\))/,
    message:
      "is the day in Greenwich; an instant's day is localMoment() (shared/forms/calendar.ts), written by formatDay()",
  },
  {
    files: /./,
    pattern: /(?:Intl\.\w+|\.toLocale\w+|[Ff]ormat\w*|localeCompare)\([^()]*\bsite\.language\b/,
    message: "writes dates, numbers or names as no locale does: the owner's is site.locale",
  },
  {
    files: /./,
    pattern: /(?:ox|es)lint-disable(?:-next-line|-line)?(?![\w-])(?!.* -- \S)/,
    message: "switches a lint rule off without saying why (`-- reason`)",
  },
  {
    files: /./,
    pattern: /(?<![\w.])\/(?:home|Users)\/[\w.-]+\/|(?<![\w.])\/root\/|\b[A-Z]:\\\\?Users/,
    message: "names a folder of one machine",
  },
  {
    // Who looks for such words in a site has to name them.
    files: /^(?!scripts\/lib\/check-mine\/)/,
    pattern: /\b(?:TO(?:DO)|FIX(?:ME)|X{3})\b/,
    message: "leaves work for later: do it or write it down elsewhere",
  },
  {
    files: /\.ts$/,
    pattern: /\bvi\.wait(?:For|Until)\((?!.*\btimeout\b)/,
    message:
      "gives up after a second, which a busy machine needs: ask with expect.poll, or say `timeout` in the same line",
  },
  {
    files: /\.(?:ts|mjs|mts)$/,
    pattern: /\bimport\.meta\.url\)\.pathname|["'`]file:\/\/\$\{/,
    message:
      "takes a file's name for an address, or the other way round: blanks, umlauts and drives are written otherwise (fileURLToPath, pathToFileURL)",
  },
  { files: /./, pattern: /lorem\s+ip(?:sum)/i, message: "is filler text" },
];

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
  const concerned = rules.filter(({ files }) => files.test(name));
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
  return [
    ...breaches,
    ...checkImports(name, source),
    ...(worded.has(name) ? checkWords(name, source) : []),
  ];
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

function checkWords(name: string, source: string): string[] {
  return literalWords(name, source, worded.attributes).map(
    ({ line, text }) => `${name}:${line} ${text} is a message: it belongs to the room's words.ts`,
  );
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
    has: (name: string) => name.endsWith(".tsx") && isIn(files, name) && !isIn(excludeFiles, name),
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

/**
 * Writes `LICENSES/THIRD-PARTY.md`: every package whose code, fonts or drawings are part of the running site, with the text of its licence.
 * Fails on a licence that is not in `accepted`.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parsed } from "./lib/parsed.ts";

const USAGE = `npm run licences               after a change of packages
npm run licences -- --check    only compares`;

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "LICENSES/THIRD-PARTY.md");

/** SPDX names that ask for no more than their text to be passed on. Nothing of the GPL family: it would reach the owner's own pages. */
const accepted: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  // As permissive as MIT, in plain words: https://blueoakcouncil.org/license/1.0.0
  "BlueOak-1.0.0",
  "CC0-1.0",
  // Font Awesome's icons, shown on their own page with the credit that the licence asks for.
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Development packages of which a part is copied into pages: fonts, icons, the marks of networks, the base styles. */
const copiedIntoPages = /^(@fontsource(-variable)?\/|@iconify-json\/|tailwindcss$|ti-icons$)/;

interface LockEntry {
  version: string;
  license?: string;
  dev?: boolean;
  /** Present on some machines only, such as the Node binary; never part of a page. */
  optional?: boolean;
  /** A development package that some production package could use, but does not need. */
  devOptional?: boolean;
}

interface Package {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/**
 * What `LICENSES/THIRD-PARTY.md` should hold. Throws if a licence is unknown or not accepted.
 * @param folder whose lock file counts; the packages are those that are installed here.
 */
export async function thirdPartyLicences(folder = root): Promise<string> {
  const packages = await Promise.all((await shipped(folder)).map(describe));
  const refused = packages.filter(({ licence }) => !accepted.has(licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, licence }) => `${name} (${licence})`).join(", ");
    throw new Error(
      `Not accepted as part of the site: ${names}. Replace it, or add its licence to \`accepted\` in scripts/licences.ts if its terms allow.`,
    );
  }
  return [
    "# Licences of others’ work in this site",
    "The site itself, its texts and its pictures are under the licence in `LICENSE`. It contains work of others, listed here with their terms. Made by `npm run licences`.",
    "| Package | Version | Licence |\n| --- | --- | --- |\n" +
      packages
        .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
        .join("\n"),
    ...packages.map(
      ({ name, version, text }) => `## ${name} ${version}\n\n\`\`\`\`text\n${text}\n\`\`\`\``,
    ),
    "",
  ].join("\n\n");
}

/** Paths in the lock file of packages that run on the server, run in browsers, or are copied into pages. */
async function shipped(folder: string): Promise<[string, LockEntry][]> {
  const lock = JSON.parse(await readFile(path.join(folder, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([where, { dev, optional, devOptional }]) => {
      const runs = where !== "" && !dev && !optional && !devOptional;
      return runs || copiedIntoPages.test(nameOf(where));
    })
    .sort(([a], [b]) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

function nameOf(where: string): string {
  return where.slice(where.lastIndexOf("node_modules/") + "node_modules/".length);
}

async function describe([where, entry]: [string, LockEntry]): Promise<Package> {
  const folder = path.join(root, where);
  const licence = entry.license ?? "unknown";
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice)\b/i.test(file));
  const texts = await Promise.all(
    files.sort().map(async (file) => (await readFile(path.join(folder, file), "utf8")).trim()),
  );
  const text = texts
    .join("\n\n")
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "");
  return {
    name: nameOf(where),
    version: entry.version,
    licence,
    text: text || (await withoutText(folder, licence)),
  };
}

async function withoutText(folder: string, licence: string): Promise<string> {
  const { author } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as {
    author?: string | { name: string };
  };
  const by = typeof author === "string" ? author.replace(/ <.*/, "") : author?.name;
  return `${licence}, ${by ?? "its contributors"}. The package names the licence and brings no copy of its text.`;
}

if (import.meta.main) {
  const { values } = parsed(USAGE, { options: { check: { type: "boolean", default: false } } });
  const text = await thirdPartyLicences();
  if (!values.check) {
    await writeFile(target, text);
    console.log("LICENSES/THIRD-PARTY.md is up to date.");
  } else if (text !== (await readFile(target, "utf8").catch(() => ""))) {
    console.error("LICENSES/THIRD-PARTY.md does not fit the packages. Run: npm run licences");
    process.exitCode = 1;
  }
}

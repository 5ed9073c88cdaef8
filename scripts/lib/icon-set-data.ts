import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { IconData } from "#app/showcase/icons/icon-data.ts";
import type { IconSet } from "#content/icon-sets.ts";

const require = createRequire(import.meta.url);

/** A whole set as it is read from its packages. */
export interface IconSetData {
  /** Changes with the packages, so that caches never mix two versions. */
  version: string;
  viewBox: string;
  icons: IconData[];
}

interface IconifyJson {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number; hidden?: boolean }>;
}

/** Reads a set from its packages: names in order, each once. */
export async function readIconSet(set: IconSet): Promise<IconSetData> {
  const parts = await Promise.all(set.packages.map(readPackage));
  const [first] = parts;
  if (!first) throw new Error(`The icon set ${set.slug} names no package.`);
  const { viewBox } = first;
  const byName = new Map<string, IconData>();
  for (const [index, part] of parts.entries())
    for (const [name, body, own = part.viewBox] of part.icons) {
      // A brand may be called like a thing: the later package adds its last word, as in "square-brands".
      const unique = byName.has(name)
        ? `${name}-${set.packages[index]?.name.split("-").at(-1)}`
        : name;
      byName.set(unique, own === viewBox ? [unique, body] : [unique, body, own]);
    }
  return {
    version: parts.map(({ version }) => version).join("-"),
    viewBox,
    icons: [...byName.values()].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

async function readPackage({
  name,
  ending = "",
  suffix = "",
}: IconSet["packages"][number]): Promise<IconSetData> {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
    version: string;
  };
  if (!name.startsWith("@iconify-json/")) return { version, ...(await readSvgFolder(folder)) };
  const json = JSON.parse(await readFile(join(folder, "icons.json"), "utf8")) as IconifyJson;
  const box = ({ width = json.width ?? 16, height = json.height ?? 16 }) =>
    `0 0 ${width} ${height}`;
  return {
    version,
    viewBox: box({}),
    icons: Object.entries(json.icons)
      .filter(([key, icon]) => key.endsWith(ending) && !icon.hidden)
      .map(([key, icon]) => [
        `${key.slice(0, key.length - ending.length)}${suffix}`,
        icon.body,
        box(icon),
      ]),
  };
}

/** A package of single SVG files: what stands inside `<svg>`, in the colour of the text. */
async function readSvgFolder(folder: string): Promise<Pick<IconSetData, "viewBox" | "icons">> {
  const files = (await readdir(join(folder, "SVG"))).filter((file) => file.endsWith(".svg"));
  const icons = await Promise.all(
    files.map(async (file): Promise<IconData> => {
      const svg = await readFile(join(folder, "SVG", file), "utf8");
      const [, viewBox = ""] = /viewBox="([^"]+)"/.exec(svg) ?? [];
      const [, inside = ""] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
      const body = inside
        .replaceAll(/<g>\s*<\/g>/g, "")
        .replaceAll(/fill="#000000"/g, 'fill="currentColor"')
        .replaceAll(/\s+/g, " ")
        .replaceAll(/ \/>/g, "/>")
        .trim();
      return [file.replace(/\.svg$/, "").toLowerCase(), body, viewBox];
    }),
  );
  return { viewBox: "0 0 17 17", icons };
}

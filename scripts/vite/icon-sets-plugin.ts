import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { ICONS_PER_PART, iconSets } from "../../content/icon-sets.ts";
import { readIconSet, type IconSetData } from "../lib/icon-set-data.ts";

const id = "virtual:icon-sets";
const one = "virtual:icon-set/";

/**
 * The icon sets from their packages:
 *
 * - files for browsers, `/icon-sets/SLUG/VERSION/names.json` and `1.json`, `2.json` … with 200 icons each;
 * - `virtual:icon-sets` for loaders: a function per set that loads all of it.
 */
export function iconSetFiles(): Plugin {
  return {
    name: "vitrine:icon-sets",
    resolveId: (source) => (source === id || source.startsWith(one) ? `\0${source}` : null),
    async load(resolved) {
      if (resolved === `\0${id}`)
        return `export const iconSetData = {${iconSets.map(({ slug }) => `"${slug}": () => import("${one}${slug}")`).join(",")}};`;
      if (!resolved.startsWith(`\0${one}`)) return null;
      const set = iconSets.find(({ slug }) => resolved === `\0${one}${slug}`);
      if (!set) return null;
      return `export default ${JSON.stringify(await readIconSet(set))};`;
    },
    configureServer(server) {
      server.middlewares.use("/icon-sets", (request, response, next) => {
        void (async () => {
          if (!(await answer(request, response))) next();
        })();
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const set of iconSets) {
        for (const [name, content] of filesOf(await readIconSet(set)))
          this.emitFile({
            type: "asset",
            fileName: `icon-sets/${set.slug}/${name}`,
            source: content,
          });
      }
    },
  };
}

/** The files of one set by name, below its folder. */
function filesOf({ version, icons }: IconSetData): [name: string, content: string][] {
  const parts = Array.from({ length: Math.ceil(icons.length / ICONS_PER_PART) }, (_, index) =>
    icons.slice(index * ICONS_PER_PART, (index + 1) * ICONS_PER_PART),
  );
  return [
    [`${version}/names.json`, JSON.stringify(icons.map(([name]) => name))],
    ...parts.map((part, index): [string, string] => [
      `${version}/${index + 1}.json`,
      JSON.stringify(part),
    ]),
  ];
}

/** While developing the files are made when they are asked for. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [, slug, name] = /^\/([\w-]+)\/(.+\.json)/.exec(request.url ?? "") ?? [];
  const set = iconSets.find((one) => one.slug === slug);
  const content = set && new Map(filesOf(await readIconSet(set))).get(name ?? "");
  if (content === undefined) return false;
  response.setHeader("Content-Type", "application/json");
  response.end(content);
  return true;
}

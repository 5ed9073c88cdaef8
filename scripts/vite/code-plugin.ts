import { readFile } from "node:fs/promises";
import { parseAst, type Plugin } from "vite";
import { inProject } from "../lib/slashes.ts";
import { highlight } from "./highlight.ts";
import { demosOf } from "./demo-source.ts";

const prefix = "\0code:";

/**
 * The source that a demonstration shows is the source that runs, taken when the site is built:
 *
 * - `import code from "./page.tsx?demos"` is the JSX inside each `<Demo id="…">` of that file, with the imports and constants it
 *   needs, as highlighted HTML by id;
 * - `import code from "./white-header.tsx?code"` is a whole file, as highlighted HTML.
 *
 * For loaders only: browsers never get the text as script.
 */
export function code(): Plugin {
  return {
    name: "vitrine:code",
    enforce: "pre",
    async resolveId(source, importer) {
      const [, file, kind] = /^(.+)\?(code|demos)$/.exec(source) ?? [];
      if (!file || !kind) return null;
      const resolved = await this.resolve(file, importer);
      if (!resolved) this.error(`${importer}: there is no file ${file} to show the code of.`);
      return `${prefix}${kind}:${resolved.id}`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const [, kind, file] = /^\0code:(\w+):(.+)$/.exec(id) ?? [];
      if (!kind || !file) return null;
      if (this.environment.name === "client" && this.environment.mode !== "dev")
        this.error(`${inProject(process.cwd(), file)}: its code is for loaders, not for browsers.`);
      this.addWatchFile(file);
      const source = await readFile(file, "utf8");
      if (kind === "code")
        return `export default ${JSON.stringify(await highlight(source, file))};`;
      const demos = demosOf(source, parseAst(source, { lang: "tsx" }));
      const entries = await Promise.all(
        Object.entries(demos).map(async ([demo, text]) => [demo, await highlight(text, file)]),
      );
      return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  };
}

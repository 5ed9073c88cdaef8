import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type * as inPage from "./in-page.ts";

export type PageKit = typeof inPage;

let made: Promise<string> | undefined;

/** `in-page.ts` with all that it imports, as one expression that puts it into a page as `pageKit`. */
export function pageKitScript(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, "in-page.ts"),
        formats: ["iife"],
        name: "pageKit",
      },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return `(() => { ${output[0].code}\nglobalThis.pageKit = pageKit; })()`;
}

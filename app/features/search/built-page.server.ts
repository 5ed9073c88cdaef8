import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The HTML of a page as it was built; null for one that is made on request. */
export type BuiltPage = (address: string) => string | null;

/** Of the build that this module was bundled into; there is none while the site is developed. */
export const builtPage: BuiltPage = (address) => {
  folder ??= findFolder();
  return folder && builtPageIn(folder)(address);
};

let folder: string | null | undefined;

/** @param client where a build has the files for browsers */
export function builtPageIn(client: string): BuiltPage {
  return (address) => {
    const file = path.join(client, address, "index.html");
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
}

function findFolder(): string | null {
  for (
    let above = import.meta.dirname;
    above !== path.dirname(above);
    above = path.dirname(above)
  ) {
    const client = path.join(above, "client");
    if (existsSync(path.join(client, "index.html"))) return client;
  }
  return null;
}

/** The words that stand on a page, and those of its headings and questions once more. */
export function wordsOfPage(html: string): { headings: string; text: string } {
  const [, main = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const shown = main.replaceAll(/<(script|style|svg|template)\b.*?<\/\1>/gs, " ");
  const headings = shown.matchAll(/<(h[1-6]|summary|dt)\b[^>]*>(.*?)<\/\1>/gs);
  return {
    headings: Array.from(headings, ([, , heading = ""]) => plain(heading)).join(" "),
    text: plain(shown),
  };
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll(/&#?\w+;/g, " ");
}

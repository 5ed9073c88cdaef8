import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tree } from "../tidy/tree.ts";
import type { Choices } from "./choices.ts";
import { homes } from "./offered.ts";
import { businessName, businessOf } from "./sample-business.ts";

/** Pages of a build that name a business of the template: one that was not chosen, or the sample whose page it was. */
export function strangersIn(client: string, template: Tree, { name: own }: Choices): string[] {
  const names = homes
    .map(({ name }) => businessOf(name))
    .filter((file) => template.has(file))
    .map((file) => businessName(template, file))
    // One word may be a word of the language.
    .filter((name) => name.includes(" ") && name !== own)
    .flatMap((name) => [name, name.replaceAll("&", "&amp;")]);
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|xml|webmanifest)$/.test(file),
  );
  return pages.flatMap((page) => {
    const text = readFileSync(join(client, page), "utf8");
    return names
      .filter((name) => text.includes(name))
      .map((name) => `/${page} names ${name}, a business of the template`);
  });
}

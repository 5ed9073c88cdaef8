import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Heading } from "./post-fields.ts";

/** The text of a post: `html` is made from Markdown and holds no other markup. */
export interface PostText {
  html: string;
  toc: Heading[];
}

/**
 * Reads the text of a post from the file that `velite build --strict` made. A site of ten thousand posts holds none of them in memory.
 * @throws when there is no such post.
 */
export function postText({ id }: { id: number }): PostText {
  folder ??= findFolder();
  return JSON.parse(readFileSync(path.join(folder, `${id}.json`), "utf8")) as PostText;
}

let folder: string | undefined;

/** This module is bundled with the site as well: there it finds the texts that belong to its build, elsewhere those of the project. */
function findFolder(): string {
  for (
    let above = import.meta.dirname;
    above !== path.dirname(above);
    above = path.dirname(above)
  ) {
    const texts = path.join(above, ".velite/texts");
    if (existsSync(texts)) return texts;
  }
  throw new Error("The posts are not read yet: run `npm run build`.");
}

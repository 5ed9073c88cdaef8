import { readdir } from "node:fs/promises";
import path from "node:path";
import { inProject } from "./slashes.ts";

/** Where posts and their comments are written, and how their files end. */
const rooms = { posts: ".md", comments: ".yml" };

/**
 * A sentence for each file that lies where posts and comments are written and is not read as one: it would be missed on the site without a word.
 * Drafts (`_later.md`) and hidden files may lie there.
 * @param content the folder of that name.
 */
export async function unreadFiles(content: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(rooms).map(async ([room, ending]) => {
      const folder = path.join(content, room);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries
        .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
        .map(({ parentPath, name }) => inProject(folder, path.join(parentPath, name)))
        .filter((name) => name.includes("/") || !name.endsWith(ending))
        .map(
          (name) =>
            `content/${room}/${name} is not read: write it as content/${room}/NAME${ending}, or as _NAME while it is a draft.`,
        );
    }),
  );
  return found.flat().sort();
}

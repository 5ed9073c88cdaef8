import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Moves the texts out of the list of posts into a file each: the list is read by the build, by its settings and by the server, the
 * text of a post only where it is shown.
 */
export async function setTextsApart(
  posts: { id: number; html?: string; toc?: unknown }[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const gone = new Set(await readdir(folder));
  for (const post of posts) {
    const name = `${post.id}.json`;
    await writeFile(path.join(folder, name), JSON.stringify({ html: post.html, toc: post.toc }));
    gone.delete(name);
    delete post.html;
    delete post.toc;
  }
  for (const name of gone) await rm(path.join(folder, name));
}

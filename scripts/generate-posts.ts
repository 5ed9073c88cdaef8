import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generatedPost } from "./lib/generated-post.ts";
import { root } from "./lib/project.mjs";
import { typedPath } from "./lib/typed-path.ts";

/** `node scripts/generate-posts.ts FOLDER COUNT`: posts for measurements, in a folder that is not this project's content. */
const [folder, count] = process.argv.slice(2);
const target = typedPath(folder ?? "");
if (!folder || !/^\d+$/.test(count ?? "")) throw new Error("Say where and how many: FOLDER COUNT.");
if (target.startsWith(join(root, "content")))
  throw new Error("Generated posts do not belong among the written ones: name a folder elsewhere.");

await mkdir(target, { recursive: true });
for (let number = 0; number < Number(count); number += 1) {
  const { name, text } = generatedPost(number);
  await writeFile(join(target, name), text);
}

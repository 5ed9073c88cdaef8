import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { move } from "#server/move.ts";
import { artFolder, pixelsOf, type Recipe } from "./art-pictures.ts";

/** The command that starts Blender 3.4; another one through BLENDER. */
const program = process.env.BLENDER ?? "blender";

/**
 * Renders one picture into `target` (PNG), at the lowest priority. `onProgress` gets the share that is done, 0 to 1. The file
 * appears only when it is complete.
 */
export async function renderPicture(
  recipe: Recipe,
  target: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const { width, height } = pixelsOf(recipe);
  const partial = `${target}.part`;
  const words = [
    recipe.scene,
    `w=${width}`,
    `h=${height}`,
    `spp=${recipe.samples}`,
    `threads=${os.availableParallelism()}`,
    `out=${partial}`,
    ...recipe.args.split(" ").filter(Boolean),
  ];
  const blender = spawn(
    program,
    // prettier-ignore
    ["--background", "--factory-startup", "--python-exit-code", "1", "--python", path.join(artFolder, "run.py"), "--", ...words],
    {
      // Blender's Python takes its libraries from beside the first python3 on PATH: that must be the system's.
      env: {
        ...process.env,
        PATH: `/usr/bin:/bin:${process.env.PATH}`,
        ART_NODE: process.execPath,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = Promise.withResolvers<number | null>();
  blender.on("error", ended.reject);
  blender.on("close", ended.resolve);
  if (blender.pid) os.setPriority(blender.pid, os.constants.priority.PRIORITY_LOW);

  let output = "";
  let half = 0;
  let last = 0;
  const read = (chunk: string) => {
    output = (output + chunk).slice(-4000);
    for (const [, done, all] of chunk.matchAll(/Sample (\d+)\/(\d+)/g)) {
      const share = Number(done) / Number(all);
      if (share < last) half = 1;
      last = share;
      onProgress((half + share) / 2);
    }
  };
  blender.stdout.setEncoding("utf8").on("data", read);
  blender.stderr.setEncoding("utf8").on("data", read);

  const code = await ended.promise.catch((cause: unknown) => {
    throw new Error("Blender does not start: apt-get install blender python3-numpy gcc", { cause });
  });
  if (code !== 0) {
    await rm(partial, { force: true });
    throw new Error(`Blender stopped with ${code} at ${recipe.scene}:\n${output.slice(-1500)}`);
  }
  await move(partial, target);
}

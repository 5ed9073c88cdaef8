import { readFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

export const artFolder = path.resolve(import.meta.dirname, "../art");

/** Renders at full size, not in the repository: what `npm run media` encodes. */
export const mastersFolder = path.join(artFolder, ".masters");

/** Renders with another size, colour or fewer samples than the list says. */
export const draftsFolder = path.join(artFolder, ".drafts");

/** How a picture is made. The same recipe gives the same picture. */
export const Recipe = z.object({
  /** Script below `art/scenes`. */
  scene: z.string().regex(/^[a-z-]+\/[a-z0-9-]+\.py$/, "name a script below art/scenes"),
  /** `key=value` words that the scene reads, separated by blanks. */
  args: z.string(),
  /** Pixels, for example 1440x900. */
  size: z.string().regex(/^\d+x\d+$/, "write the size as 1440x900"),
  /** Rays per pixel: 14 to 26. */
  samples: z.number().int().min(2),
});

export type Recipe = z.infer<typeof Recipe>;

const Picture = Recipe.extend({
  /** File name without width and ending; also the name in `picture("…")`. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case words joined by hyphens"),
  /** What the picture shows, for people who do not see it. Pictures are marked decorative where they are used, not here. */
  alt: z.string().min(8),
  /** Where text may stand on it. */
  space: z.string(),
});

export type Picture = z.infer<typeof Picture>;

/** The pictures of `art/pictures.json`, by name. */
export async function readPictures(): Promise<Map<string, Picture>> {
  const file = path.join(artFolder, "pictures.json");
  const parsed = z.array(Picture).safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!parsed.success) {
    throw new Error(`art/pictures.json is not valid:\n${z.prettifyError(parsed.error)}`);
  }
  return new Map(parsed.data.map((picture) => [picture.name, picture]));
}

export function recipeOf({ scene, args, size, samples }: Recipe): Recipe {
  return { scene, args, size, samples };
}

export function sameRecipe(a: Partial<Recipe>, b: Recipe): boolean {
  return a.scene === b.scene && a.args === b.args && a.size === b.size && a.samples === b.samples;
}

/** Width and height in pixels. */
export function pixelsOf({ size }: Recipe): { width: number; height: number } {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
}

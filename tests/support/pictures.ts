import manifest from "#content/media-manifest.json" with { type: "json" };
import type { PictureName } from "#content/media.ts";

/** Two pictures that there are, for tests to which any will do. */
export const [anyPicture, otherPicture] = Object.keys(manifest) as [PictureName, PictureName];

import manifest from "#content/media-manifest.json" with { type: "json" };
import type { PictureName } from "#content/media.ts";

/** A picture that there is, for tests to which any will do. */
export const anyPicture = Object.keys(manifest)[0] as PictureName;

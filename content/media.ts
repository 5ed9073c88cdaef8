import type { PictureSource } from "#shared/picture-source.ts";
import manifest from "./media-manifest.json" with { type: "json" };

/** Name of a picture in `public/media`. A name that the manifest does not have is a type error. */
export type PictureName = keyof typeof manifest;

export type { PictureSource };

/**
 * The picture called `name`, for `<Picture picture={…}>`.
 *
 * Written with a literal name it costs the browser nothing but that one picture: at build time `scripts/vite-picture-plugin.ts`
 * puts the object in place of the call, and the manifest of all pictures stays on the server. In browser code any other
 * argument stops the build. Plain modules of constants would not do: a bundler shakes them for the site as a whole, not for each
 * page, so every page would load the pictures of all others.
 */
export function picture(name: PictureName): PictureSource {
  const { width, height, widths, alt, color } = manifest[name];
  return { name, width, height, widths, alt, color };
}

/** Address of the largest file of a picture. */
export function pictureFile(source: PictureSource): string {
  return pictureFileAt(source, source.width);
}

/** Address of the file of a picture that is `width` pixels wide: one of its `widths`. */
export function pictureFileAt({ name }: PictureSource, width: number): string {
  return `/media/${name}-${width}.avif`;
}

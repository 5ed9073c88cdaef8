import { clsx } from "clsx";
import type { ComponentProps } from "react";

import { type PictureSource, pictureFile, pictureFileAt } from "#content/media.ts";

interface PictureProps extends Omit<
  ComponentProps<"img">,
  "src" | "srcSet" | "width" | "height" | "loading" | "fetchPriority" | "decoding"
> {
  /** From `picture("name")` in `content/media.ts`. */
  picture: PictureSource;
  /** Width of the picture on the page, as in the HTML attribute: `"(min-width: 62rem) 50vw, 100vw"`. */
  sizes: string;
  /** The picture that the page is about, in the first screen: fetched at once and first. One a page. */
  priority?: boolean;
  /** Replaces the picture's own text where the context asks for another; `""` if the picture is decorative here. */
  alt?: string;
  /** Shape of the box, as in CSS `aspect-ratio`: `"4 / 5"`. The picture's own shape without it; what does not fit is cut off. */
  ratio?: string;
  /** "low": it is in the first screen, and others matter more. */
  fetchPriority?: "low";
  /** Part of the picture to keep when it is cut, as in CSS `object-position`: `"70% 50%"`. */
  position?: string;
}

/** One picture of `public/media` in the width that the screen needs, with its mean colour until it is there; one that is seen through has none. */
export function Picture({
  picture,
  sizes,
  priority = false,
  fetchPriority,
  alt = picture.alt,
  ratio,
  position,
  className,
  style,
  ...rest
}: PictureProps) {
  const { widths, width, height, color } = picture;
  // `sizes` and `srcSet` stand before `src`: Safari otherwise starts to load `src` as well.
  return (
    <img
      {...rest}
      sizes={sizes}
      srcSet={widths.map((step) => `${pictureFileAt(picture, step)} ${step}w`).join(", ")}
      src={pictureFile(picture)}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : fetchPriority}
      className={clsx("object-cover", className)}
      style={{ backgroundColor: color, aspectRatio: ratio, objectPosition: position, ...style }}
    />
  );
}

import * as styles from "./parallax-page-title.module.css";
import { type ReactNode, use } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SampleContext } from "#app/lib/sample-context.ts";
import type { PageTitleContent } from "#app/sections/page-titles/page-title-parts.tsx";
import { TitleOverMedia } from "#app/sections/page-titles/title-over-media/title-over-media.tsx";

interface ParallaxPageTitleProps extends PageTitleContent {
  /** Wide, with calm space at its foot where the words stand. */
  picture: PictureSource;
  /** Part of the picture to keep on narrow screens, as in CSS `object-position`. */
  position?: string;
  children?: ReactNode;
}

/**
 * A title on a picture that leaves the screen more slowly than the page. The scroll position itself moves it, no script; it stands
 * still below 768 px, where motion is reduced, and in browsers without scroll-driven animation.
 */
export function ParallaxPageTitle({ picture, position, ...words }: ParallaxPageTitleProps) {
  const isSample = use(SampleContext);
  return (
    <TitleOverMedia
      {...words}
      className={styles.title}
      wordsClassName={styles.words}
      media={
        <Picture
          picture={picture}
          sizes="100vw"
          alt=""
          {...(position && { position })}
          priority={!isSample}
          className={styles.picture}
        />
      }
    />
  );
}

import * as styles from "./gallery-page-title.module.css";
import { type ReactNode, use } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SampleContext } from "#app/lib/sample-context.ts";
import {
  type PageTitleContent,
  TitleHeading,
  TitleTrail,
} from "#app/sections/page-titles/page-title-parts.tsx";

interface GalleryPageTitleProps extends PageTitleContent {
  /**
   * Five pictures in the order of the mosaic: tall at the start, two wide ones above the title, tall at the end, small at the start. A
   * phone shows the first four.
   */
  pictures: readonly [PictureSource, PictureSource, PictureSource, PictureSource, PictureSource];
  children?: ReactNode;
}

/** A title set into a mosaic of pictures that reaches the edges of the page. The words stand on paper, so any picture will do. */
export function GalleryPageTitle({
  pictures,
  heading,
  intro,
  trail,
  crumb,
  children,
}: GalleryPageTitleProps) {
  const isSample = use(SampleContext);
  return (
    <section className={styles.title}>
      <div className={styles.words}>
        <TitleTrail {...{ trail, crumb, heading }} className="mb-auto pb-8" />
        <TitleHeading className="text-display-1">{heading}</TitleHeading>
        {intro && <p className="text-lead text-soft">{intro}</p>}
        {children}
      </div>
      {pictures.map((picture, index) => (
        <Picture
          key={picture.name}
          picture={picture}
          sizes="(min-width: 62rem) 38vw, 55vw"
          priority={index === 0 && !isSample}
          className={styles.picture}
        />
      ))}
    </section>
  );
}

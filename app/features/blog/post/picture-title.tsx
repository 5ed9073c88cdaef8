import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import {
  type PageTitleContent,
  TitleHeading,
  TitleTrail,
} from "#app/sections/page-titles/page-title-parts.tsx";

interface PictureTitleProps extends PageTitleContent {
  /** Of any format: it fills the half that the words leave, to the edge of the page. */
  picture: PictureSource;
}

/** The head of a page with one picture that says what it is about: words at the start, the picture to the end of the page. */
export function PictureTitle({ picture, heading, intro, trail, crumb }: PictureTitleProps) {
  return (
    <section className="grid grid-cols-1 bg-tint pt-(--header-overlap) lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 content-between gap-10 px-gutter py-10 lg:py-14 lg:ps-edge">
        <TitleTrail {...{ trail, crumb, heading }} />
        <div className="grid grid-cols-1 gap-5 lg:pt-16">
          <TitleHeading className="text-display-1">{heading}</TitleHeading>
          {intro && <p className="max-w-[44ch] text-lead text-soft">{intro}</p>}
        </div>
      </div>
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 62rem) 50vw, 100vw"
        priority
        className="aspect-16/10 size-full lg:aspect-auto lg:h-[min(34rem,64svh)]"
      />
    </section>
  );
}

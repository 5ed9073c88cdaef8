import { type ComponentProps, type ReactNode, use } from "react";
import { BackgroundVideo } from "#app/elements/media/background-video/background-video.tsx";
import { SampleContext } from "#app/lib/sample-context.ts";
import type { PageTitleContent } from "./page-title-parts.tsx";
import { TitleOverMedia } from "./title-over-media/title-over-media.tsx";

type FilmPageTitleProps = PageTitleContent &
  Pick<ComponentProps<typeof BackgroundVideo>, "film" | "poster" | "position"> & {
    children?: ReactNode;
  };

/** A title on a silent film, which has its own button to stop it. */
export function FilmPageTitle({ film, poster, position, ...words }: FilmPageTitleProps) {
  const isSample = use(SampleContext);
  return (
    <TitleOverMedia
      {...words}
      media={
        <BackgroundVideo
          film={film}
          poster={poster}
          sizes="100vw"
          priority={!isSample}
          {...(position && { position })}
        />
      }
    />
  );
}

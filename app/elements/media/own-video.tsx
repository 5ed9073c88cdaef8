import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { OwnFilm } from "#content/own-films.ts";

interface OwnVideoProps extends Omit<ComponentProps<"video">, "children" | "poster" | "src"> {
  film: OwnFilm;
  /** Width in pixels from which the poster is sharp enough behind a play button. */
  posterWidth?: number;
}

/** A film of our own in the browser's player: nothing of it is loaded before it is played, captions can be switched on. */
export function OwnVideo({ film, posterWidth = 960, className, ...video }: OwnVideoProps) {
  const { file, title, width, height, poster, captions } = film;
  const sharp = poster.widths.find((step) => step >= posterWidth) ?? poster.width;
  return (
    <video
      // A player keeps the film that it has, whatever its sources say later.
      key={file}
      controls
      playsInline
      preload="none"
      width={width}
      height={height}
      poster={`/media/${poster.name}-${sharp}.avif`}
      aria-label={title}
      className={clsx("w-full object-cover", className)}
      style={{ backgroundColor: poster.color, aspectRatio: `${width} / ${height}` }}
      {...video}
    >
      <source src={`${file}.webm`} type="video/webm" />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track
        kind="captions"
        src={`${file}.${captions.language}.vtt`}
        srcLang={captions.language}
        label={captions.label}
      />
    </video>
  );
}

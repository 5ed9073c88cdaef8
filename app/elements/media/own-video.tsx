import { clsx } from "clsx";
import type { OwnFilm } from "#content/own-films.ts";

/** Width in pixels from which a poster is sharp enough behind a play button. */
const POSTER_WIDTH = 960;

/** A film of our own in the browser's player: nothing of it is loaded before it is played, captions can be switched on. */
export function OwnVideo({ film, className }: { film: OwnFilm; className?: string }) {
  const { file, title, width, height, poster, captions } = film;
  const posterWidth = poster.widths.find((step) => step >= POSTER_WIDTH) ?? poster.width;
  return (
    <video
      controls
      playsInline
      preload="none"
      width={width}
      height={height}
      poster={`/media/${poster.name}-${posterWidth}.avif`}
      aria-label={title}
      className={clsx("w-full object-cover", className)}
      style={{ backgroundColor: poster.color, aspectRatio: `${width} / ${height}` }}
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

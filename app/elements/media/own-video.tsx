import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { OwnFilm } from "#content/own-films.ts";
import { Picture } from "./picture/picture.tsx";

interface OwnVideoProps extends Omit<ComponentProps<"video">, "children" | "poster" | "src"> {
  film: OwnFilm;
  /** Width of the film on the page, as in the HTML attribute: `"(min-width: 62rem) 50vw, 100vw"`. */
  sizes: string;
}

/** One transparent pixel: a player without a poster paints itself black or grey before the first play. */
const CLEAR = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/**
 * A film of our own in the browser's player: nothing of it is loaded before it is played, captions can be switched on. Its still is a
 * picture behind the player, which comes in the width that the screen needs, and when it is near: a `poster` is fetched with what
 * is seen first, wherever the film stands.
 */
export function OwnVideo({ film, sizes, className, ...video }: OwnVideoProps) {
  const { file, title, width, height, poster, captions } = film;
  return (
    <div className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture
        picture={poster}
        sizes={sizes}
        alt=""
        data-full-light
        className={clsx("absolute inset-0 size-full", className)}
      />
      <video
        // A player keeps the film that it has, whatever its sources say later.
        key={file}
        controls
        playsInline
        preload="none"
        width={width}
        height={height}
        poster={CLEAR}
        aria-label={title}
        className={clsx("absolute inset-0 size-full object-cover", className)}
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
    </div>
  );
}

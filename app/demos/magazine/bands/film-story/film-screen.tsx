import * as styles from "./film-screen.module.css";
import { useRef, useState } from "react";
import type { OwnFilm } from "#content/own-films.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { useIsAlive } from "#app/lib/use-is-alive.ts";

/** Width in pixels from which the poster is sharp over the width of the paper. */
const POSTER_WIDTH = 1440;

/**
 * A film as a still with one button of the paper's own. Nothing of it is loaded before it is played; the browser's controls come with the
 * first play, and are there from the start without script.
 */
export function FilmScreen({ film, play }: { film: OwnFilm; play: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const isStill = useIsAlive() && !hasStarted;
  const { file, title, width, height, poster, captions } = film;
  const posterWidth = poster.widths.find((step) => step >= POSTER_WIDTH) ?? poster.width;

  function start() {
    void video.current?.play();
    // The button goes: the film takes its focus over.
    video.current?.focus();
  }

  return (
    <div className={styles.screen}>
      <video
        ref={video}
        controls={!isStill}
        onPlay={() => setHasStarted(true)}
        playsInline
        preload="none"
        width={width}
        height={height}
        poster={`/media/${poster.name}-${posterWidth}.avif`}
        aria-label={title}
        tabIndex={isStill ? -1 : undefined}
        className={styles.film}
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
      {isStill && (
        <button type="button" onClick={start} className={styles.play}>
          <span className={styles.disc}>
            <Icon name="play" className={styles.icon} />
          </span>
          {play}
        </button>
      )}
    </div>
  );
}

import * as styles from "./film-screen.module.css";
import { useRef, useState } from "react";
import type { OwnFilm } from "#content/own-films.ts";
import { OwnVideo } from "#app/elements/media/own-video.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { useIsAlive } from "#app/lib/use-is-alive.ts";

/**
 * A film as a still with one button of the paper's own. Nothing of it is loaded before it is played; the browser's controls come with the
 * first play, and are there from the start without script.
 */
export function FilmScreen({ film, play }: { film: OwnFilm; play: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const isStill = useIsAlive() && !hasStarted;

  function start() {
    void video.current?.play();
    // The button goes: the film takes its focus over.
    video.current?.focus();
  }

  return (
    <div className={styles.screen}>
      <OwnVideo
        ref={video}
        film={film}
        sizes="min(92rem, 94vw)"
        controls={!isStill}
        onPlay={() => setHasStarted(true)}
        tabIndex={isStill ? -1 : undefined}
        className={styles.film}
      />
      {isStill && (
        <button type="button" onClick={start} className={styles.play} data-no-print>
          <span className={styles.disc}>
            <Icon name="play" className={styles.icon} />
          </span>
          {play}
        </button>
      )}
    </div>
  );
}

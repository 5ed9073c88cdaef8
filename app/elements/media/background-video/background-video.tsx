import * as styles from "./background-video.module.css";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { PictureSource } from "#content/media.ts";
import { watchMotion } from "#app/lib/motion.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as words from "#app/elements/words.ts";

interface BackgroundVideoProps {
  /** A film of our own without sound, as `NAME.webm` and `NAME.mp4`, by its address without the ending: `/media/video/NAME`. */
  film: string;
  /** The film's first frame in its shape: stands until the film plays, and in its place where it does not. */
  poster: PictureSource;
  /** Width of the box, as in the HTML attribute. */
  sizes: string;
  /** Part of the film to keep when it is cut, as in CSS `object-position`. */
  position?: string;
  /** Fetch the poster first: the box is in the first screen. */
  priority?: boolean;
  /** What the poster shows, where that matters. */
  alt?: string;
  /** Not dimmed in the dark scheme: the page is dark by nature, or the picture is. */
  fullLight?: boolean;
  /** Where the button stands: with its word at the end of the foot, or as a sign alone in the corner below the header, where words stand at the foot. */
  control?: "foot" | "corner";
}

/**
 * A silent film that fills its positioned parent, with the button that stops it (WCAG 2.2.2). Decorative: what it shows must not
 * matter. It starts by itself when the page is complete, only where motion is welcome and data is not to be saved, and rests while out
 * of sight; elsewhere, and without script, nothing of it is loaded before the visitor presses play. The button is first in the box and stands above
 * what lies over the film, so the parent isolates its layers (`isolate`).
 */
export function BackgroundVideo({
  film,
  poster,
  sizes,
  position,
  priority,
  alt = "",
  fullLight = false,
  control = "foot",
}: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  // `unasked`: nothing is loaded.
  const [state, setState] = useState<"unasked" | "playing" | "paused">("unasked");
  const [isShown, setShown] = useState(false);
  const isPlaying = state === "playing";

  useEffect(() => {
    if (dataIsSaved()) return;
    let end: (() => void) | undefined;
    const watch = () => {
      end = watchMotion((isWelcome) =>
        setState((now) => {
          if (isWelcome) return now === "unasked" ? "playing" : now;
          return now === "playing" ? "paused" : now;
        }),
      );
    };
    // A film weighs more than the rest of the page, which comes first.
    if (document.readyState === "complete") watch();
    else window.addEventListener("load", watch, { once: true });
    return () => {
      window.removeEventListener("load", watch);
      end?.();
    };
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!isPlaying || !element) return;
    const play = () =>
      element.play().catch((error: DOMException) => {
        // A pause that comes before the first frame is none of the browser's refusals.
        if (error.name !== "AbortError") setState("paused");
      });
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void play();
      else element.pause();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [isPlaying]);

  return (
    <div className={styles.video}>
      <button
        type="button"
        onClick={() => setState(isPlaying ? "paused" : "playing")}
        className={clsx("needs-script", styles.button, control === "corner" && styles.sign)}
        data-replay
      >
        <Icon name={isPlaying ? "pause" : "play"} className="size-4" />
        <span className={clsx(control === "corner" && "sr-only")}>
          {isPlaying ? words.pause : words.play}
        </span>
        <span className="sr-only"> {words.backgroundVideo}</span>
      </button>
      <Picture
        picture={poster}
        sizes={sizes}
        alt={alt}
        data-full-light={fullLight || undefined}
        {...(position && { position })}
        {...(priority && { priority })}
      />
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setShown(true)}
        data-shown={isShown || undefined}
        data-full-light={fullLight || undefined}
        style={{ objectPosition: position }}
      >
        {state !== "unasked" && (
          <>
            <source src={`${film}.webm`} type="video/webm" />
            <source src={`${film}.mp4`} type="video/mp4" />
          </>
        )}
      </video>
    </div>
  );
}

/** True when the visitor's browser asks sites to spare data; not every browser tells. */
function dataIsSaved(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

import * as styles from "./parallax.module.css";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ParallaxPictureProps {
  picture: PictureSource;
  /** As in the HTML attribute; a band as wide as the page is `"100vw"`. */
  sizes: string;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
  /** Words on the picture, over a scrim that carries them on any picture. They travel at their own pace. */
  children?: ReactNode;
  /** The height of the band, and its corners. */
  className?: string;
}

/**
 * A picture seen as through a window: it passes more slowly than the page. The scroll position itself moves it, without script; below
 * 768 px, where motion is reduced and in browsers without view timelines it stands still and fills the band.
 */
export function ParallaxPicture({
  picture,
  sizes,
  position,
  children,
  className,
}: ParallaxPictureProps) {
  return (
    <div className={clsx(`${styles.parallax} ${styles.window}`, className)}>
      <Picture
        picture={picture}
        sizes={sizes}
        {...(position && { position })}
        className={styles.picture}
      />
      {children && (
        <div data-tone="night" className={styles.words}>
          <div className={styles.travel} data-depth="near">
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** A scene of layers, cut off at its edges. Its layers are `ParallaxLayer`s, the farthest first. */
export function ParallaxScene({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={clsx(styles.parallax, className)} />;
}

interface ParallaxLayerProps extends ComponentProps<"div"> {
  /** Far layers pass more slowly than the page, near ones faster; `still` goes with the page. */
  depth: "far" | "middle" | "still" | "near";
}

/**
 * One layer of a scene. It fills the scene and reaches 6rem below it, so that no gap opens when it moves; a `still` one (the words) gives
 * the scene its height.
 */
export function ParallaxLayer({ depth, className, ...props }: ParallaxLayerProps) {
  return (
    <div
      {...props}
      data-depth={depth}
      className={clsx(`${styles.layer} ${styles.travel}`, className)}
    />
  );
}

import * as styles from "./banner-tile.module.css";
import { clsx } from "clsx";
import type { PictureSource } from "#content/media.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

const motions = {
  /** The picture comes closer, and a line is drawn below the title. */
  zoom: styles.zoom,
  /** The text rises from below the title. */
  rise: styles.rise,
  /** A hairline frame closes around the words. */
  frame: styles.frame,
  /** One colour at rest, all of them when it is looked at. */
  tint: styles.tint,
} as const;

export interface Banner {
  title: string;
  text: string;
  href: string;
  picture: PictureSource;
}

interface BannerTileProps {
  banner: Banner;
  motion?: keyof typeof motions;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
  className?: string;
}

/**
 * A picture that is a link and answers to pointer and focus. Its words stand on a scrim that white text passes on any picture, and
 * where there is nothing to hover with they are all shown from the start.
 */
export function BannerTile({
  banner: { title, text, href, picture },
  motion = "zoom",
  position,
  className,
}: BannerTileProps) {
  return (
    <Link href={href} className={clsx(styles.tile, motions[motion], className)}>
      <Picture
        picture={picture}
        alt=""
        position={position}
        sizes="(min-width: 62rem) 45vw, 92vw"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={`${styles.title} display text-display-4`}>
          {title}
          <Icon name="arrow-up-right" className="size-6" />
        </span>
        <span className={styles.text}>
          <span className="text-small">{text}</span>
        </span>
      </span>
    </Link>
  );
}

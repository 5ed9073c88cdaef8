import * as styles from "./picture-feed.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SocialMark } from "#app/elements/actions/social-mark.tsx";
import * as words from "#app/elements/words.ts";

const layouts = {
  /** Squares, the profile in their middle. */
  grid: `${styles.feed} ${styles.grid}`,
  /**
   * One line from edge to edge, the profile on top of it. A page may set `--picture-feed-inset`, `--picture-feed-gap`,
   * `--picture-feed-shape` (the corners of a picture) and `--picture-feed-profile-shape` (those of the profile where it has
   * a line of its own).
   */
  strip: `${styles.feed} ${styles.strip}`,
  /** Five pictures, the first one large, the others around it, the profile as a tile. */
  mosaic: `${styles.feed} ${styles.mosaic}`,
} as const;

interface PictureFeedProps {
  /** Own pictures: nothing is loaded from the network that the link leads to. */
  pictures: readonly PictureSource[];
  profile: { handle: string; href: string };
  layout?: keyof typeof layouts;
}

/** Recent pictures of the owner and the way to the profile, without asking the network for anything before a visitor goes there. */
export function PictureFeed({ pictures, profile, layout = "grid" }: PictureFeedProps) {
  const middle = Math.floor(pictures.length / 2);
  const tile = (picture: PictureSource) => (
    <li key={picture.name}>
      <Picture picture={picture} sizes="(min-width: 62rem) 30vw, 50vw" className={styles.picture} />
    </li>
  );
  return (
    <div className="@container">
      <ul className={layouts[layout]}>
        {pictures.slice(0, middle).map(tile)}
        <li className={styles.profile}>
          <a href={profile.href} rel="noopener">
            <SocialMark icon="instagram" className="size-7" />
            <span>
              <span className="block text-label">{words.followOnInstagram}</span>
              <span className="display block text-display-4">{profile.handle}</span>
            </span>
          </a>
        </li>
        {pictures.slice(middle).map(tile)}
      </ul>
    </div>
  );
}

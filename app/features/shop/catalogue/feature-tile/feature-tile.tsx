import * as hover from "#app/elements/media/hover.module.css";
import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as styles from "./feature-tile.module.css";

interface FeatureTileProps {
  picture: PictureSource;
  heading: string;
  link: NavigationLink;
}

/** One article told large among the others of a list: picture above, a sentence and the way to it on the brand's tint below. */
export function FeatureTile({ picture, heading, link }: FeatureTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 48rem) 48vw, 92vw" alt="" />
      </div>
      <div className={styles.words}>
        <h3 className="display text-display-3">{heading}</h3>
        <Link href={link.href} className={`${styles.link} ${hover.ahead}`}>
          {link.label}
          <Icon name="arrow-right" className="size-5 rtl:-scale-x-100" />
        </Link>
      </div>
    </article>
  );
}

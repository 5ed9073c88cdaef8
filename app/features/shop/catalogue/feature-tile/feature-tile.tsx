import "#app/elements/media/hover.css";
import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import "./feature-tile.css";

interface FeatureTileProps {
  picture: PictureSource;
  heading: string;
  link: NavigationLink;
}

/** One article told large among the others of a list: picture above, a sentence and the way to it on the brand's tint below. */
export function FeatureTile({ picture, heading, link }: FeatureTileProps) {
  return (
    <article className="feature-tile">
      <div className="feature-tile-picture">
        <Picture picture={picture} sizes="(min-width: 48rem) 48vw, 92vw" alt="" />
      </div>
      <div className="feature-tile-words">
        <h3 className="display text-display-3">{heading}</h3>
        <Link href={link.href} className="feature-tile-link hover-ahead">
          {link.label}
          <Icon name="arrow-right" className="size-5 rtl:-scale-x-100" />
        </Link>
      </div>
    </article>
  );
}

import * as styles from "./name-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { BackgroundVideo } from "#app/elements/media/background-video/background-video.tsx";

interface NameHeroProps {
  /** The name of the house, about 10 to 16 letters: set in capitals as wide as the page. */
  name: string;
  /** One line under the name: what and where. */
  line: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
}

/**
 * A picture across the window that goes over into the page's own ground, and on that seam the name of the house, wide-tracked, from
 * edge to edge. For skins that are dark by nature and pictures that are dark at their foot.
 */
export function NameHero({ name, line, primary, secondary, picture, position }: NameHeroProps) {
  return (
    <section className={styles.hero} style={{ "--letters": name.length } as React.CSSProperties}>
      <div className={styles.picture}>
        <BackgroundVideo
          film="/media/video/candle-light"
          poster={picture}
          alt={picture.alt}
          {...(position && { position })}
          sizes="(max-width: 47.99rem) 150vw, 100vw"
          priority
          fullLight
          control="corner"
        />
      </div>
      <div className={styles.foot}>
        <h1 className={`${styles.name} display`}>{name}</h1>
        <div className={styles.line}>
          <p className="max-w-[56ch] text-body">{line}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={primary.href} className={styles.action}>
              {primary.label}
            </ButtonLink>
            <ButtonLink href={secondary.href} tone="quiet" className={styles.action}>
              {secondary.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

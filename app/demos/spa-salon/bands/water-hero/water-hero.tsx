import * as styles from "./water-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { BackgroundVideo } from "#app/elements/media/background-video/background-video.tsx";

interface WaterHeroProps {
  lines: readonly string[];
  text: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
}

/** The first screen: still water from edge to edge. What there is to say stands low in it, where it is darkest. */
export function WaterHero({ lines, text, primary, secondary, picture }: WaterHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.picture}>
        <BackgroundVideo
          film="/media/video/drop-on-water"
          poster={picture}
          alt={picture.alt}
          sizes="(min-width: 62rem) 100vw, 270vw"
          position="96% 60%"
          priority
          control="corner"
        />
      </div>
      <div className={styles.words}>
        <div className={styles.lines}>
          <h1 id="claim" className={`${styles.claim} display`}>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}{" "}
              </span>
            ))}
          </h1>
          <p className="max-w-[40ch]">{text}</p>
          <p className={styles.links}>
            <ButtonLink href={primary.href} tone="inverse">
              {primary.label}
            </ButtonLink>
            <a href={secondary.href}>{secondary.label}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

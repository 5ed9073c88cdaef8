import * as styles from "./tower-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface TowerHeroProps {
  heading: string;
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
  /** The story of the one orange thing in the picture. */
  caption: string;
}

/** The first screen: the head office from its foot, the claim at the start of its lower edge, and the room left over for one line of shares. */
export function TowerHero({ heading, lead, primary, secondary, picture, caption }: TowerHeroProps) {
  return (
    <section data-tone="night" aria-labelledby="claim" className={styles.hero}>
      <Picture picture={picture} sizes="100vw" priority className={styles.picture} />
      <div className={styles.words}>
        <h1 id="claim" className="display text-display-1">
          {heading}
        </h1>
        <div className={styles.foot}>
          <p className="max-w-[42ch] text-lead">{lead}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={primary.href} tone="inverse">
              {primary.label}
            </ButtonLink>
            <ButtonLink href={secondary.href} tone="bare">
              {secondary.label}
            </ButtonLink>
          </p>
          <p className={`${styles.caption} text-label`}>{caption}</p>
        </div>
      </div>
    </section>
  );
}

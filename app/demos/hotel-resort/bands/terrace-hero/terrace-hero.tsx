import * as styles from "./terrace-hero.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface TerraceHeroProps {
  heading: string;
  lead: string;
  picture: PictureSource;
  /** The booking bar, half over the picture and half below it. */
  children: ReactNode;
}

/** The claim from margin to margin, under it the terrace at dusk in its own light, and the bar that hangs over its lower edge. */
export function TerraceHero({ heading, lead, picture, children }: TerraceHeroProps) {
  return (
    <section aria-labelledby="hotel-claim">
      <div className={styles.sky}>
        <h1 id="hotel-claim" className={`${styles.claim} display`}>
          {heading}
        </h1>
        <p className="max-w-[60ch] text-lead text-soft">{lead}</p>
      </div>
      <Picture
        picture={picture}
        sizes="(max-width: 47.99rem) 160vw, 100vw"
        priority
        data-full-light
        className={styles.picture}
      />
      <div className={styles.bar}>{children}</div>
    </section>
  );
}

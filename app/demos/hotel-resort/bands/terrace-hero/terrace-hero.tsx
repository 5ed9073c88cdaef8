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

/** The terrace at dusk across the window, the claim in its sky, and the bar that hangs over its lower edge. */
export function TerraceHero({ heading, lead, picture, children }: TerraceHeroProps) {
  return (
    <section aria-labelledby="hotel-claim">
      <div className={styles.view}>
        <Picture
          picture={picture}
          sizes="(max-width: 47.99rem) 160vw, 100vw"
          priority
          data-full-light
          className={styles.picture}
        />
        <div className={styles.words}>
          <h1 id="hotel-claim" className={`${styles.claim} display`}>
            {heading}
          </h1>
          <p className="max-w-[44ch] text-lead">{lead}</p>
        </div>
      </div>
      <div className={styles.bar}>{children}</div>
    </section>
  );
}

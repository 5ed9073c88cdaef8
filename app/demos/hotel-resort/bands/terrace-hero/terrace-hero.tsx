import * as styles from "./terrace-hero.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface TerraceHeroProps {
  heading: string;
  lead: string;
  picture: PictureSource;
  /** The booking bar, below the picture. */
  children: ReactNode;
}

/** The first screen is one picture, whole: the claim stands in its sky from margin to margin, and the booking bar below its lower edge. */
export function TerraceHero({ heading, lead, picture, children }: TerraceHeroProps) {
  return (
    <section aria-labelledby="hotel-claim">
      <div className={`${styles.evening} relative isolate grid grid-cols-1 items-start`}>
        <Picture
          picture={picture}
          sizes="(max-width: 47.99rem) 240vw, 100vw"
          priority
          data-full-light
          className={`${styles.picture} absolute inset-0 size-full`}
        />
        <div className={`${styles.sky} grid w-full grid-cols-1 content-start gap-4`}>
          <h1 id="hotel-claim" className={`${styles.claim} display leading-none wrap-anywhere`}>
            {heading}
          </h1>
          <p className="max-w-[60ch] text-lead">{lead}</p>
        </div>
      </div>
      <div className={`${styles.bar} relative mx-auto max-w-wide px-gutter`}>{children}</div>
    </section>
  );
}

import * as styles from "./tooth-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { NextVisitCard, type NextVisitWords } from "./next-visit-card.tsx";

interface ToothHeroProps {
  claim: readonly string[];
  text: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
  card: NextVisitWords;
}

/** The first screen: the claim, and a picture that is round where it begins and has no end, with the next appointment on its rim. */
export function ToothHero({ claim, text, primary, secondary, picture, card }: ToothHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.words}>
        <h1 id="claim" className={`${styles.claim} display`}>
          {claim.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink href={primary.href} size="large">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondary.href} tone="bare">
            {secondary.label}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.stage}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 66vw, 115vw"
          position="38% 50%"
          priority
          className={styles.picture}
        />
        <NextVisitCard {...card} />
      </div>
    </section>
  );
}

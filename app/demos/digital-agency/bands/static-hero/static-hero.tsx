import * as styles from "./static-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { SwapText } from "#app/elements/motion/fancy-text/fancy-text.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface StaticHeroProps {
  /** The sentence but for its end: two lines on phones, one on wide screens. */
  opening: readonly [string, string];
  /** Ends of the sentence, about as long as each other. The last one stays, and stands alone where nothing moves. */
  endings: readonly [string, ...string[]];
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
}

/** The first screen: a sentence as wide as the page, whose end changes beside the one thing that shines. */
export function StaticHero({
  opening,
  endings,
  lead,
  primary,
  secondary,
  picture,
}: StaticHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <h1 id="claim" className={`${styles.claim} display`}>
        <span className={styles.opening}>
          {opening.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </span>
        <span className="text-brand-ink">
          <SwapText words={endings} all={endings.at(-1) ?? endings[0]} />
        </span>
      </h1>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 62rem) 66vw, 100vw"
          position="62% 60%"
          priority
          data-full-light
        />
      </div>
      <div className={styles.words}>
        <p className="max-w-[34ch] text-lead">{lead}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <ButtonLink href={secondary.href} tone="quiet">
            {secondary.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

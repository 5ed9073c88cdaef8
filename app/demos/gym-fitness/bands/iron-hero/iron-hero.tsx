import * as styles from "./iron-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface IronHeroProps {
  /** The sentence in its lines: two on wide screens (the first two stand side by side), three on phones. */
  claim: readonly [string, string, string];
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
  /** Four figures and what they count. */
  facts: readonly { figure: string; text: string }[];
}

/** The first screen: a sentence so heavy that it stands on the window's foot, and on phones has sunk through it, before the weight it speaks of. */
export function IronHero({ claim, lead, primary, secondary, picture, facts }: IronHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 62rem) 100vw, 150vw"
            priority
            data-full-light
          />
        </div>
        <h1 id="claim" className={`${styles.claim} display`}>
          {claim.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={styles.words}>
          <p className="max-w-[34ch] text-lead text-balance">{lead}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            <ButtonLink href={secondary.href} tone="quiet">
              {secondary.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ figure, text }) => (
          <div key={text}>
            <dt className="text-small text-soft">{text}</dt>
            <dd className="figures">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./signed-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Signature } from "#app/elements/text/signature/signature.tsx";
import { henriettasHand } from "../henriettas-hand.ts";

interface SignedHeroProps {
  lines: readonly string[];
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
  /** The opinion that lies on the picture. */
  opinion: { number: string; text: string; signatory: string };
}

/** The first screen: the claim at the start, the room at the end, and across their seam an opinion with a name under it. */
export function SignedHero({ lines, lead, primary, secondary, picture, opinion }: SignedHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.words}>
        <h1 id="claim" className={`${styles.claim} display`}>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className={`${styles.lead} text-lead text-soft`}>{lead}</p>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <TextLink href={secondary.href}>{secondary.label}</TextLink>
        </p>
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 80vw, 125vw"
        priority
        className={styles.picture}
      />
      <figure className={styles.slip}>
        <figcaption className="text-label text-soft">{opinion.number}</figcaption>
        <blockquote className="display text-display-4">{opinion.text}</blockquote>
        <Signature hand={henriettasHand} className={styles.signature} />
        <p className={`${styles.signatory} text-label text-soft`}>{opinion.signatory}</p>
      </figure>
    </section>
  );
}

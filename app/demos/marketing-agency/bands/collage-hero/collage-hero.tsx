import * as styles from "./collage-hero.module.css";
import { Fragment } from "react";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Highlight } from "#app/elements/text/highlight/highlight.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface CollageHeroProps {
  /** The claim, with the words under the felt pen between the others. */
  heading: { before: string; marked: string; after: string };
  text: string;
  /** The one thing to do, and one other way. */
  actions: readonly { label: string; href: string }[];
  /** What a company says of itself: what is struck out of it, and after each piece the words that stay; together these are a sentence. */
  draft: readonly { struck: string; kept?: string }[];
  /** Two square pictures of one family, the larger one first. */
  pictures: readonly [PictureSource, PictureSource];
  /** A few words on a star, as on a parcel. */
  note: string;
}

/** A first screen on the brand's own ground: a claim of two sentences, and the work itself: a sheet on which most words are struck out. */
export function CollageHero({ heading, text, actions, draft, pictures, note }: CollageHeroProps) {
  return (
    <section data-tone="brand" aria-labelledby="claim" className={styles.hero}>
      <div className={`${styles.body} mx-auto w-full max-w-wide px-gutter`}>
        <div className={`${styles.words} grid justify-items-start gap-6`}>
          <h1 id="claim" className="display text-display-1">
            {heading.before} <Highlight className={styles.marked}>{heading.marked}</Highlight>{" "}
            {heading.after}
          </h1>
          <p className="max-w-[40ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-3">
            {actions.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={href}
                size="large"
                tone={index === 0 ? "inverse" : "bare"}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <div className={styles.box}>
          <p className={styles.sheet}>
            {draft.map(({ struck, kept }) => (
              <Fragment key={struck}>
                <s>{struck}</s> {kept && <b className="display">{kept}</b>}{" "}
              </Fragment>
            ))}
          </p>
          <ul className={styles.collage}>
            {pictures.map((picture) => (
              <li key={picture.name}>
                <Picture picture={picture} sizes="(min-width: 62rem) 16rem, 40vw" />
              </li>
            ))}
          </ul>
          <p data-tone="accent" className={`${styles.note} display`}>
            <span>{note}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

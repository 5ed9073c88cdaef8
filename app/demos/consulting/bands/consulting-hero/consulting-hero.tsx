import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./consulting-hero.module.css";
import { Fragment } from "react";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ConsultingHeroProps {
  /** Issue, date and what else stands in a journal's head; the first two are shown on every screen. */
  strip: readonly string[];
  lines: readonly string[];
  standfirst: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: PictureSource;
  plate: { number: string; caption: string };
}

/** The cover of a journal: its head, a statement over three lines, and a plate that runs off the edge of the page. */
export function ConsultingHero({
  strip,
  lines,
  standfirst,
  primary,
  secondary,
  picture,
  plate,
}: ConsultingHeroProps) {
  return (
    <section className={styles.hero}>
      <p className={`${styles.strip} text-label`}>
        {strip.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <h1 className={`${styles.title} display`}>
        {lines.map((line) => (
          <Fragment key={line}>
            <span>{line}</span>{" "}
          </Fragment>
        ))}
      </h1>
      <div className={styles.foot}>
        <p className="text-lead">{standfirst}</p>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink href={primary.href} className="py-2 text-center">
            {primary.label}
          </ButtonLink>
          <TextLink href={secondary.href}>{secondary.label}</TextLink>
        </p>
      </div>
      <figure className={styles.plate}>
        <Picture picture={picture} sizes="(min-width: 62rem) 31vw, 74vw" priority />
        <figcaption className="text-label">
          <span className="font-semibold">{plate.number}</span>{" "}
          <span className="text-soft">{plate.caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}

import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./two-rooms-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface TwoRoomsHeroProps {
  lines: readonly string[];
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** The wide one behind the headline, and the upright one before it. */
  pictures: { room: PictureSource; detail: PictureSource };
}

/** The first screen is a wide room at full height; before it stand a corner of another one and a slip of paper with the claim. */
export function TwoRoomsHero({ lines, lead, primary, secondary, pictures }: TwoRoomsHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <Picture
        picture={pictures.room}
        sizes="(min-width: 62rem) 100vw, 150vw"
        position="52% 38%"
        priority
        className={styles.room}
      />
      <h1 id="claim" className={`${styles.claim} display`}>
        {lines.map((line) => (
          <span key={line} className="block lg:inline">
            {line}{" "}
          </span>
        ))}
      </h1>
      <Picture
        picture={pictures.detail}
        sizes="(min-width: 62rem) 22vw, 45vw"
        className={styles.detail}
      />
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <TextLink href={secondary.href}>{secondary.label}</TextLink>
        </p>
      </div>
    </section>
  );
}

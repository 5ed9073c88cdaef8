import * as styles from "./place-cards.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface PlaceCard {
  key: string;
  name: string;
  text: string;
  /** What goes there and from what price. */
  terms: string;
  href: string;
  picture: PictureSource;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position: string;
}

interface PlaceCardsProps {
  heading: string;
  intro: string;
  places: readonly PlaceCard[];
}

/** Places as postcards on a board: the first and the last lie across two columns. A card leads to the trips that go there. */
export function PlaceCards({ heading, intro, places }: PlaceCardsProps) {
  return (
    <Section id="places" width="wide" aria-labelledby="places-heading">
      <SectionHeader id="places-heading" heading={heading} intro={intro} className="mb-12" />
      <ul className={styles.cards}>
        {places.map(({ key, name, text, terms, href, picture, position }) => (
          <li key={key}>
            <Link
              href={href}
              className={`${styles.card} grid h-full grid-cols-1 rounded-card bg-raised`}
            >
              <span data-after-paint className={`${styles.frame} w-full overflow-clip`}>
                <Picture
                  picture={picture}
                  alt=""
                  position={position}
                  sizes="(min-width: 62rem) 48vw, (min-width: 36rem) 46vw, 92vw"
                  className="size-full"
                />
              </span>
              <span className={`${styles.cardWords} grid content-start gap-1`}>
                <span className="display text-display-4">{name}</span>{" "}
                <span className="leading-snug text-soft">{text}</span>{" "}
                <span className="mt-1.5 self-end font-bold text-brand-ink">{terms}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

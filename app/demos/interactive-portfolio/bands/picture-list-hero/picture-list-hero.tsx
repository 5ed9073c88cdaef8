import * as styles from "./picture-list-hero.module.css";
import { type CSSProperties, useState } from "react";
import type { PictureSource } from "#content/media.ts";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PointerLabel } from "./pointer-label.tsx";

/** Width of a plate where nobody points: on phones the first and the last one run from edge to edge. */
const STRIP = "(min-width: 48rem) 46vw, 100vw";
const BESIDE = "(hover: hover) and (min-width: 62rem)";

/** Height of a line of an average display face as wide as its box, in parts of that width, times its letters. */
const LINE_BY_LETTER = 1.92;

export interface PicturedName {
  href: string;
  name: string;
  /** What it was, where, when: a line. */
  facts: string;
  picture: PictureSource;
}

interface PictureListHeroProps {
  id: string;
  heading: string;
  /** The way to the studio, at the end of the heading's line. */
  contact: { label: string; href: string };
  /** What a press on a name does, for the word that trails after the mouse. */
  action: string;
  items: readonly PicturedName[];
}

/**
 * A first screen of names, each with a plate of its picture beside it. The one that is pointed at or focused fills the ground with that
 * picture, by CSS alone; at rest it is the last one in hand, at first the first. Of the large pictures only the first is loaded before
 * somebody comes near. Where nobody points it is an index: each name under its picture. For skins that are dark by nature.
 */
export function PictureListHero({ id, heading, contact, action, items }: PictureListHeroProps) {
  const [current, setCurrent] = useState(0);
  const [isNear, setNear] = useState(false);
  const height = items.reduce((sum, { name }) => sum + LINE_BY_LETTER / name.length, 0);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} onPointerEnter={() => setNear(true)}>
      <PointerLabel label={action} className={styles.hero}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h1 id={`${id}-heading`} className="max-w-[62ch] text-lead text-balance">
            {heading}
          </h1>
          <TextLink href={contact.href}>{contact.label}</TextLink>
        </div>
        <ul
          className={styles.list}
          data-near={isNear || undefined}
          style={{ "--shape": (1 / height).toFixed(3) } as CSSProperties}
        >
          {items.map(({ href, name, facts, picture }, index) => (
            <li key={href} data-current={index === current || undefined}>
              <Link
                href={href}
                onPointerEnter={() => setCurrent(index)}
                onFocus={() => setCurrent(index)}
              >
                <span data-no-print className={styles.backdrop}>
                  {/* Where there is no stage, the first is fetched in the width of its plate: one file for both. */}
                  <Picture
                    picture={picture}
                    alt=""
                    sizes={`${BESIDE} 100vw, ${STRIP}`}
                    priority={index === 0}
                  />
                </span>
                <Picture
                  picture={picture}
                  alt=""
                  sizes={`${BESIDE} 16rem, ${index === 0 || index === items.length - 1 ? STRIP : "46vw"}`}
                  className={styles.plate}
                />
                <span className={styles.name}>
                  <FitLine text={name} onlyWide />
                </span>
                <span className={`${styles.facts} text-small`}>{facts}</span>
              </Link>
            </li>
          ))}
        </ul>
      </PointerLabel>
    </section>
  );
}

import * as styles from "./pictured-index.module.css";
import { useState } from "react";
import type { PictureSource } from "#content/media.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface PicturedEntry {
  href: string;
  title: string;
  /** One sentence. */
  text: string;
  /** Who answers for it, how long it takes: a few words. */
  note: string;
  /** Square, its subject in the middle. */
  picture: PictureSource;
}

interface PicturedIndexProps {
  id: string;
  heading: string;
  intro: string;
  entries: readonly PicturedEntry[];
}

/**
 * What there is, as large lines of type beside one stage: the line that is pointed at or has the focus shows its picture there, by CSS
 * alone; at rest it is the last one in hand, at first the first. On narrow screens every line has its own picture beside it.
 */
export function PicturedIndex({ id, heading, intro, entries }: PicturedIndexProps) {
  const [current, setCurrent] = useState(0);
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <ul className={styles.index}>
        {entries.map(({ href, title, text, note, picture }, index) => (
          <li key={href} data-current={index === current || undefined}>
            <Link
              href={href}
              onPointerEnter={() => setCurrent(index)}
              onFocus={() => setCurrent(index)}
              className={styles.line}
            >
              <span className={styles.picture}>
                <Picture picture={picture} alt="" sizes="(min-width: 62rem) 45vw, 7rem" />
              </span>
              <span className={`${styles.title} display`}>{title}</span>
              <span className={`${styles.text} text-small text-soft`}>{text}</span>
              <span className={`${styles.note} text-label`}>{note}</span>
              <Icon name="arrow-down" className={`${styles.arrow} size-5`} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

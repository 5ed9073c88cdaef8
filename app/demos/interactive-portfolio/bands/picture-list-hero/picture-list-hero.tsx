import * as styles from "./picture-list-hero.module.css";
import { type CSSProperties, useRef, useState } from "react";
import type { PictureSource } from "#content/media.ts";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { PointerLabel } from "./pointer-label.tsx";
import { useItemInView } from "#app/lib/use-item-in-view.ts";

/** Where nobody points at a name, or names take a screen each: the picture follows the one in the middle of the window. */
const WITHOUT_POINTING = "(hover: none), (max-width: 61.99rem)";

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
  /** What a press on a name does, for the word that trails after the mouse. */
  action: string;
  items: readonly PicturedName[];
}

/**
 * A first screen of names as wide as the page. The one that is pointed at or focused fills the ground with its picture, by CSS alone; on
 * touch screens the one in the middle of the window does. At rest it is the last one in hand, at first the first. For skins that are
 * dark by nature. Only the first picture is loaded before somebody comes near.
 */
export function PictureListHero({ id, heading, action, items }: PictureListHeroProps) {
  const [current, setCurrent] = useState(0);
  const [isNear, setNear] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useItemInView(list, WITHOUT_POINTING, (index) => {
    setCurrent(index);
    if (index > 0) setNear(true);
  });
  const height = items.reduce((sum, { name }) => sum + LINE_BY_LETTER / name.length, 0);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} onPointerEnter={() => setNear(true)}>
      <PointerLabel label={action} className={styles.hero}>
        <h1 id={`${id}-heading`} className="max-w-[64ch] text-lead text-balance">
          {heading}
        </h1>
        <ul
          ref={list}
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
                  <Picture picture={picture} alt="" sizes="100vw" priority={index === 0} />
                </span>
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

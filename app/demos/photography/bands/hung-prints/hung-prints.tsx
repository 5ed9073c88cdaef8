import * as styles from "./hung-prints.module.css";
import type { CSSProperties } from "react";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

export interface HungPrint {
  key: string;
  picture: PictureSource;
  title: string;
  /** Its frame, in centimetres: what it hangs by, to scale. */
  width: number;
  /** Formatted: size and price. */
  facts: readonly string[];
  /** How many were made, and how many of them are left. */
  edition: number;
  left: number;
  /** The same in words. */
  availability: string;
  /** Where to ask for it, and what to write as the subject; a print that is gone has none. */
  action?: { label: string; href: string; subject: string } | undefined;
}

interface HungPrintsProps {
  id: string;
  heading: string;
  intro: string;
  prints: readonly HungPrint[];
  /** Told the subject of what a visitor is about to ask. */
  onAsk: (subject: string) => void;
}

/** Prints in their frames on one wall, to scale and under a lamp each. A dot for every print of an edition: those that light up are left. */
export function HungPrints({ id, heading, intro, prints, onAsk }: HungPrintsProps) {
  return (
    <Section id={id} width="wide" ground="sunken" aria-labelledby={`${id}-heading`}>
      <header className="grid grid-cols-1 gap-4">
        <h2 id={`${id}-heading`} className="display max-w-[20ch] text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{intro}</p>
      </header>
      <ul className={styles.hungPrints}>
        {prints.map(({ action, ...print }) => (
          <li
            key={print.key}
            className={styles.print}
            style={{ "--width": print.width } as CSSProperties}
          >
            <div className={styles.wall}>
              <div className={styles.frame}>
                <Picture picture={print.picture} sizes="(min-width: 62rem) 30vw, 80vw" />
              </div>
            </div>
            <div className={styles.label}>
              <h3 className="display text-display-4">{print.title}</h3>
              {print.facts.map((fact) => (
                <p key={fact} className="text-small text-soft">
                  {fact}
                </p>
              ))}
              <span aria-hidden className={styles.edition}>
                {Array.from({ length: print.edition }, (_, index) => (
                  <span
                    key={index}
                    data-left={index >= print.edition - print.left || undefined}
                    className={styles.dot}
                  />
                ))}
              </span>
              <p className="text-small">{print.availability}</p>
              {action && (
                <Link
                  href={action.href}
                  onClick={() => onAsk(action.subject)}
                  className={styles.ask}
                >
                  {action.label} <span className="sr-only">({print.title})</span>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

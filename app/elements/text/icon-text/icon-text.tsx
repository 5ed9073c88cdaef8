import * as styles from "./icon-text.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { TextLink } from "#app/elements/actions/text-link.tsx";

const looks = {
  /** Sign above the words: three or four in a row. */
  stacked: "",
  /** Sign before the words: lists of advantages, contact lines. */
  beside: styles.beside,
  /** A card with the sign in a field: entries that stand alone. */
  badge: styles.badge,
  /** In the middle of its column, in a ring: ceremony. */
  centred: styles.centred,
  /** Under a line that grows when pointed at. */
  overline: styles.overline,
  /** Under a line that becomes the ground when pointed at. */
  filling: styles.filling,
  /** A row under a heavy line, the sign at its end. */
  row: styles.row,
  /** A drawing on a plate. */
  plate: styles.plate,
  /** A round picture beside the words. */
  medallion: styles.medallion,
  /** A letter or a numeral instead of a sign. */
  letter: styles.letter,
} as const;

interface IconTextProps {
  /** An `Icon`, a `Drawing`, a `Picture` or a letter. Decorative: the title says it. */
  mark: ReactNode;
  title: string;
  content: ReactNode;
  link?: { label: string; href: string };
  look?: keyof typeof looks;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
}

/** One statement with a sign. Everything on the site that pairs a small mark with a title and a sentence is this. */
export function IconText({
  mark,
  title,
  content,
  link,
  look = "stacked",
  level = 3,
}: IconTextProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx(styles.text, looks[look])}>
      <span aria-hidden className={styles.mark}>
        {mark}
      </span>
      <div className={styles.words}>
        <Heading className="display text-display-4">{title}</Heading>
        <p className="max-w-[38ch] text-soft">{content}</p>
        {link && (
          <p className="mt-1">
            <TextLink href={link.href} className="text-brand-ink">
              {link.label}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

import * as styles from "./list.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "#app/elements/media/icon.tsx";

const looks = {
  /** A check before each entry: for what is included. */
  check: styles.list,
  /** Large figures: for steps or a ranking. An ordered list. */
  numbered: `${styles.list} ${styles.numbered}`,
  /** Hairlines between entries: for contents and addresses. */
  ruled: `${styles.list} ${styles.ruled}`,
  /** One line, separated by points: for tags, places, opening days. */
  inline: `${styles.list} ${styles.inline}`,
} as const;

interface ListProps {
  items: readonly ReactNode[];
  look: keyof typeof looks;
  className?: string;
}

/** A list of entries that are told apart by position, not by name. For pairs see `Definitions`, for dates `Timeline`. */
export function List({ items, look, className }: ListProps) {
  const ListTag = look === "numbered" ? "ol" : "ul";
  return (
    <ListTag className={clsx(looks[look], className)}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is its place
        <li key={index}>
          {look === "check" && <Icon name="check" className={`${styles.sign} size-5`} />}
          <div>{item}</div>
        </li>
      ))}
    </ListTag>
  );
}

interface DefinitionsProps {
  items: readonly { term: string; text: ReactNode }[];
  className?: string;
}

/** Terms and what they mean, or facts and figures: beside each other where there is room. */
export function Definitions({ items, className }: DefinitionsProps) {
  return (
    <dl className={clsx(styles.definitions, className)}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TimelineProps {
  items: readonly {
    when: string;
    title: string;
    text: ReactNode;
    /** Still ahead: its point is hollow. */
    ahead?: boolean;
  }[];
  className?: string;
}

/** Dates in their order, along a line. */
export function Timeline({ items, className }: TimelineProps) {
  return (
    <ol className={clsx(styles.timeline, className)}>
      {items.map(({ when, title, text, ahead }) => (
        <li key={title} data-ahead={ahead || undefined}>
          <p className={styles.timelineWhen}>{when}</p>
          <p className={styles.timelineTitle}>{title}</p>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

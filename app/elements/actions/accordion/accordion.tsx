// @chunk accordion
import * as motion from "#app/elements/motion/unfolding.module.css";
import * as styles from "./accordion.module.css";
import { clsx } from "clsx";
import { type ReactNode, useId, useRef } from "react";
import { useOpenTarget } from "#app/lib/use-open-target.ts";
import { Icon } from "#app/elements/media/icon.tsx";

const looks = {
  /** Hairlines between questions, nothing else: for long lists that are read. */
  ruled: `${styles.accordion} ${styles.ruled}`,
  /** Each entry a card: for a few entries that stand alone. */
  boxed: `${styles.accordion} ${styles.boxed}`,
  /** The open entry is filled: for steps, where one is current. */
  filled: `${styles.accordion} ${styles.filled}`,
} as const;

interface AccordionItem {
  /** Anchor of the entry: `#id` in an address opens it. */
  id: string;
  /** Its heading: text, or spans of it. */
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  look?: keyof typeof looks;
  /** Opening one entry closes the others. */
  single?: boolean;
  /** The entry that is open at first. */
  open?: string;
  /** Level of the entries' headings in the page. */
  level?: 2 | 3 | 4;
  className?: string;
}

/**
 * Entries that unfold, by native disclosure: they work without script, find-in-page opens them, they print unfolded, and the hash of
 * an address opens its entry.
 */
export function Accordion({
  items,
  look = "ruled",
  single = false,
  open,
  level = 3,
  className,
}: AccordionProps) {
  const group = useId();
  const ref = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;

  useOpenTarget(ref);

  return (
    <div ref={ref} className={clsx(looks[look], className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={single ? group : undefined}
          open={id === open || undefined}
          className={motion.unfolding}
        >
          <summary>
            <Heading>{title}</Heading>
            <span className={styles.sign}>
              <Icon name="plus" className="size-5" />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

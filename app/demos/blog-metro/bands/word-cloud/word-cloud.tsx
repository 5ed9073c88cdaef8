import * as styles from "./word-cloud.module.css";
import type { CSSProperties } from "react";
import { Link } from "#app/elements/actions/link.tsx";

interface WordCloudProps {
  id: string;
  heading: string;
  intro: string;
  /** What each word leads to, and how many things stand there: the more, the larger the word. */
  tags: readonly { label: string; href: string; count: number }[];
}

/** Words as large as they are common, set as one paragraph, each with its number. */
export function WordCloud({ id, heading, intro, tags }: WordCloudProps) {
  const most = Math.max(1, ...tags.map(({ count }) => count));
  return (
    <nav id={id} aria-labelledby={`${id}-heading`} className={styles.cloud}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-3">
          {heading}
        </h2>
        <p className="text-soft">{intro}</p>
      </div>
      <ul className={`${styles.words} display`}>
        {tags.map(({ label, href, count }) => (
          <li key={href} style={{ "--share": count / most } as CSSProperties}>
            <Link href={href} className={styles.word}>
              {label}
              <span className={styles.count}>
                {count}
                <span className="sr-only">{count === 1 ? " post" : " posts"}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

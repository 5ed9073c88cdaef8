import * as styles from "./word-cloud.module.css";
import type { CSSProperties } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { tileColours } from "../wall/tile-colours.ts";

interface WordCloudProps {
  id: string;
  heading: string;
  intro: string;
  /** What each word leads to, and how many things stand there: the more, the larger the word. */
  tags: readonly { label: string; href: string; count: number }[];
}

/** From this part of the most common word on, a word has a colour of the wall. */
const COMMON = 0.5;

/** Words as the end of the wall: tiles as large as the word is common, row by row to the edge, each with its number. */
export function WordCloud({ id, heading, intro, tags }: WordCloudProps) {
  const most = Math.max(1, ...tags.map(({ count }) => count));
  const common = tags.filter(({ count }) => count / most >= COMMON).map(({ href }) => href);
  return (
    <nav id={id} aria-labelledby={`${id}-heading`} className={styles.cloud}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className="display">
          {heading}
        </h2>
        <p className="text-soft">{intro}</p>
      </div>
      <ul className={`${styles.words} display`}>
        {tags.map(({ label, href, count }) => (
          <li key={href} style={wordStyle(count / most, common.indexOf(href))}>
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

/** Size and colours of a word. `place` is its place among the common ones, below 0 for all others. */
function wordStyle(share: number, place: number): CSSProperties {
  const colours = place < 0 ? undefined : tileColours[place % tileColours.length];
  return {
    "--share": share,
    "--tile": colours?.ground,
    "--on-tile": colours?.text,
  } as CSSProperties;
}

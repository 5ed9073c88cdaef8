import * as styles from "./screens.module.css";
import type { CSSProperties } from "react";

interface YearScreenProps {
  title: string;
  text: string;
  /** Per cent of each week that was kept, the first week first. */
  weeks: readonly number[];
  sums: readonly { figure: string; text: string }[];
}

/** A year as rings, one for each week; the full ones are in the accent's colour. */
export function YearScreen({ title, text, weeks, sums }: YearScreenProps) {
  return (
    <div className={styles.screen}>
      <div>
        <p className={`${styles.title} display`}>{title}</p>
        <p className={styles.soft}>{text}</p>
      </div>
      <div className={styles.year}>
        {weeks.map((kept, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- weeks are their place in the year
            key={index}
            data-full={kept === 100 || undefined}
            style={{ "--kept": kept } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.sums}>
        {sums.map(({ figure, text: what }) => (
          <div key={what} className={styles.card}>
            <p className={`${styles.sum} figures`}>{figure}</p>
            <p className={styles.soft}>{what}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

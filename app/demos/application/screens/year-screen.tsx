import * as styles from "./screens.module.css";
import type { CSSProperties } from "react";

interface YearScreenProps {
  title: string;
  text: string;
  /** From January on, a row each: per cent of each week that was kept. */
  seasons: readonly { name: string; weeks: readonly number[] }[];
  sums: readonly { figure: string; text: string }[];
}

/** A year as rings, one for each week; the full ones are in the accent's colour. */
export function YearScreen({ title, text, seasons, sums }: YearScreenProps) {
  return (
    <div className={styles.screen}>
      <div>
        <p className={`${styles.title} display`}>{title}</p>
        <p className={styles.soft}>{text}</p>
      </div>
      {seasons.map(({ name, weeks }) => (
        <div key={name}>
          <p className={styles.soft}>{name}</p>
          <div className={styles.season}>
            {weeks.map((kept, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- weeks are their place in the season
                key={index}
                data-full={kept === 100 || undefined}
                style={{ "--kept": kept } as CSSProperties}
              />
            ))}
          </div>
        </div>
      ))}
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

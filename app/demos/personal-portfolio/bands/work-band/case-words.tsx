import * as styles from "./work-band.module.css";

export interface CaseWordsProps {
  title: string;
  client: string;
  text: string;
  /** What came of it, measured; and what was measured. */
  figure: string;
  measure: string;
}

/** What a tool is for and what came of it. How its parts stand is up to the case around them. */
export function CaseWords({ title, client, text, figure, measure }: CaseWordsProps) {
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <p className="font-semibold text-brand-ink">{client}</p>
        <h3 className="display text-display-3">{title}</h3>
      </div>
      <p className={styles.text}>{text}</p>
      <p>
        <span className={`${styles.figure} figures`}>{figure}</span> {measure}
      </p>
    </div>
  );
}

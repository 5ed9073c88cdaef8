import * as styles from "./opening.module.css";

interface OpeningProps {
  heading: string;
  /** What the visitor may do; the key comes after it. */
  hint: string;
}

/** The heading of the whole page, above the first project: quiet, because the project is what one came for. */
export function Opening({ heading, hint }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <h1 className="text-lead">{heading}</h1>
      <p data-no-print className={`needs-script ${styles.hint} text-small`}>
        {hint}{" "}
        <kbd>
          <span className="sr-only">the down arrow</span>
          <span aria-hidden>↓</span>
        </kbd>
      </p>
    </div>
  );
}

import * as styles from "./label-printer.module.css";

export interface LabelPrinterProps {
  /** What is to be seen, for those who do not see it. */
  label: string;
  display: string;
  buttons: readonly [string, string, string];
  lot: { latin: string; name: string; number: string; seeds: string; test: string };
}

/** A picture of the seed bank's label printer: a display, three buttons for mittens, and the label that comes out below. */
export function LabelPrinter({ label, display, buttons, lot }: LabelPrinterProps) {
  return (
    <div role="img" aria-label={label} className={styles.printer}>
      <div className={styles.box}>
        <span className={`${styles.display} figures`}>{display}</span>
        <div className={styles.buttons}>
          {buttons.map((button) => (
            <span key={button} className={styles.button}>
              {button}
            </span>
          ))}
        </div>
        <span className={styles.slot} />
      </div>
      <div className={styles.paper}>
        <span className={styles.latin}>{lot.latin}</span>
        <span>{lot.name}</span>
        <span className={`${styles.number} figures`}>{lot.number}</span>
        <span className={styles.code} />
        <span className={styles.ends}>
          <span>{lot.seeds}</span>
          <span>{lot.test}</span>
        </span>
      </div>
    </div>
  );
}

import * as styles from "./eye-mark.module.css";

/** The name of The Quarterly Eye, a red pupil in its Q. Hidden from those who have it read out: whoever shows it says it. */
export function EyeMark() {
  return (
    <span aria-hidden className={`${styles.mark} display`}>
      <span className={styles.rest}>The </span>
      <span className={styles.letter}>Q</span>
      <span className={styles.rest}>uarterly Eye</span>
    </span>
  );
}

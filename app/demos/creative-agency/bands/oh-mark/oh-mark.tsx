import * as styles from "./oh-mark.module.css";
import { OhBall } from "../oh-ball/oh-ball.tsx";

/** Oh! Studio's word mark: the ball for an O, and the rest of the shout. */
export function OhMark() {
  return (
    <span aria-hidden className={`${styles.mark} display`}>
      <OhBall className={styles.ball} />
      H!
    </span>
  );
}

import * as styles from "./phone-frame.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";

interface PhoneFrameProps {
  /** What the clock at its top shows: "20:51". */
  clock: string;
  /** The screen. Its measures are in `em`, which follows the width of the phone. */
  children: ReactNode;
  className?: string;
  /** Only shown: what is on the screen is said elsewhere, and nothing on it can be pressed. */
  isShown?: boolean;
}

/** A drawn phone with a screen of HTML: as wide as its place, at least twice as high, and higher where the screen needs it. */
export function PhoneFrame({ clock, children, className, isShown }: PhoneFrameProps) {
  return (
    <div aria-hidden={isShown} className={clsx(styles.frame, className)}>
      <div className={styles.screen}>
        <div aria-hidden className={styles.status}>
          {clock}
        </div>
        {children}
      </div>
    </div>
  );
}

import * as styles from "./progress-bar.module.css";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";

const looks = {
  /** A thin bar below its label: several of them, to compare. `--progress-bar-size` makes it thicker. */
  thin: "",
  /** Label and figure inside the bar: few, with room. */
  banded: styles.banded,
  /** One field for each counted thing: up to about 24. */
  counted: styles.counted,
} as const;

interface ProgressBarProps {
  label: ReactNode;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** The value as people say it: "86%", "7 of 9 chairs". */
  text: string;
  look?: keyof typeof looks;
  /** Something is going on now and the value will change: assistive technology is told of it. */
  isTask?: boolean;
  className?: string;
}

/**
 * How much of something there is. Its label and figure are text; the bar repeats them for the eye and fills once, when it is seen. As
 * a task's progress it is a `progressbar` to assistive technology.
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  text,
  look = "thin",
  isTask = false,
  className,
}: ProgressBarProps) {
  const id = useId();
  const ref = useHeldUntilSeen<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={clsx(styles.progress, looks[look], isTask && styles.task, className)}
      style={{ "--value": value / max, "--count": max } as React.CSSProperties}
    >
      <p id={id} className="font-semibold">
        {label}
      </p>
      <p className="figures text-small tracking-normal">{text}</p>
      {isTask && (
        <progress className="sr-only" aria-labelledby={id} value={value} max={max}>
          {text}
        </progress>
      )}
      <div aria-hidden className={styles.track}>
        {look === "counted" ? (
          Array.from({ length: max }, (_, index) => (
            <span key={index} className={index < value ? styles.done : undefined} />
          ))
        ) : (
          <span className={styles.fill} />
        )}
      </div>
    </div>
  );
}

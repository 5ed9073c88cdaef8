import * as styles from "./odometer.module.css";
import { useEffect, useRef } from "react";
import { clsx } from "clsx";
import { formatNumber } from "#app/lib/format-number.ts";
import { motionIsWelcome, watchMotion } from "#app/lib/motion.ts";

/**
 * A number that rolls up like a mechanical counter, once, when it comes into view. Digits stand at their final place from the start;
 * they are only wound back where motion is welcome and the number is not yet on screen. Assistive technology reads the number.
 */
export function Odometer({
  value,
  suffix = "",
  look = "wheels",
}: {
  /** A whole number; groups of thousands are set apart as the site's language does. */
  value: number;
  suffix?: string;
  /** `wheels` shows the windows of the counter, `plain` only its digits. */
  look?: "wheels" | "plain";
}) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const counter = ref.current;
    if (!counter || !motionIsWelcome() || counter.getBoundingClientRect().top < window.innerHeight)
      return;
    counter.dataset.state = "wound";
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        counter.dataset.state = "rolling";
        observer.disconnect();
      },
      { threshold: 0.6 },
    );
    observer.observe(counter);
    const stop = () => {
      observer.disconnect();
      delete counter.dataset.state;
    };
    const endWatch = watchMotion((isWelcome) => isWelcome || stop());
    return () => {
      endWatch();
      stop();
    };
  }, [value]);

  const written = formatNumber(value);
  return (
    <span className={clsx(`${styles.odometer} figures`, look === "plain" && styles.plain)}>
      <span className="sr-only">
        {written}
        {suffix}
      </span>
      <span aria-hidden ref={ref} className={styles.digits}>
        {[...written].map((sign, place) =>
          /\d/.test(sign) ? (
            // oxlint-disable-next-line react/no-array-index-key -- a digit is its place
            <DigitWheel key={place} digit={Number(sign)} place={place} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a separator, too
            <span key={place} className={styles.separator}>
              {sign}
            </span>
          ),
        )}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </span>
    </span>
  );
}

/** One wheel. The further to the end, the more turns it makes. Its faces are lines of one text: as elements they cost a slow phone more than all around them. */
function DigitWheel({ digit, place }: { digit: number; place: number }) {
  const steps = place * 10 + digit;
  const faces = Array.from({ length: steps + 1 }, (_, step) => step % 10);
  return (
    <span className={styles.window}>
      <span
        className={styles.wheel}
        style={{ "--steps": steps, "--place": place } as React.CSSProperties}
      >
        {faces.join("\n")}
      </span>
    </span>
  );
}

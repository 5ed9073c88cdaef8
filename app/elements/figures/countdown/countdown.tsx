import * as styles from "./countdown.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { instantOf, remaining, type ZonedTime } from "#app/lib/countdown.ts";
import { formatMoment } from "#app/lib/format-moment.ts";
import { useNow } from "#app/engine/use-now.ts";
import { counted } from "#shared/counted.ts";
import * as words from "#app/elements/words.ts";

const looks = {
  /** Four large figures: what the page is about. `--countdown-figure-size` suits them to a wide face. */
  columns: styles.columns,
  /** The days as large as the screen, the rest small beside them: the page is the number. */
  poster: styles.poster,
  /** In a line of text: a strip over the page. */
  line: styles.line,
  /** The days, and three units in frames of their own (`frame`): rings that run. */
  rings: styles.rings,
} as const;

interface CountdownProps {
  /** What is counted down to; names the timer. */
  label: string;
  until: ZonedTime;
  /** What stands here once it is over. It is announced to whoever waited. */
  finished: ReactNode;
  look?: keyof typeof looks;
  /** For `rings`: sets a unit in a frame that shows how much of it is left, in per cent. */
  frame?: UnitFrame;
}

type UnitFrame = (share: number, content: ReactNode) => ReactNode;

/**
 * The time until a date in its own zone, right on every visitor's clock and over changes of daylight saving. The page is rendered
 * with the time of the build and corrected once it is alive; without script the date stands alone. A timer, but a silent one:
 * nobody wants a number read out each second.
 */
export function Countdown({ label, until, finished, look = "columns", frame }: CountdownProps) {
  const instant = instantOf(until);
  const { isOver, ...left } = remaining(instant, useNow());
  return (
    <div className={clsx("grid min-w-0 grid-cols-1 gap-4", look === "columns" && "@container")}>
      <div role="status" className="empty:absolute">
        {isOver && finished}
      </div>
      {!isOver && (
        <>
          <div
            role="timer"
            aria-live="off"
            aria-label={label}
            className={clsx("needs-script", looks[look])}
          >
            {(["days", "hours", "minutes", "seconds"] as const).map((unit) => (
              <Unit key={unit} unit={unit} value={left[unit]} frame={frame} />
            ))}
          </div>
          <p className={look === "line" ? "without-script" : "text-small text-soft"}>
            <time dateTime={new Date(instant).toISOString()}>
              {formatMoment(instant, until.timeZone)}
            </time>
          </p>
        </>
      )}
    </div>
  );
}

/** Each names one of its kind and several. */
const unitNames = {
  days: words.days,
  hours: words.hours,
  minutes: words.minutes,
  seconds: words.seconds,
} as const;

type UnitName = keyof typeof unitNames;

const full = { hours: 24, minutes: 60, seconds: 60 } as const;

function Unit({ unit, value, frame }: { unit: UnitName; value: number; frame?: UnitFrame }) {
  const content = (
    <>
      <span className={`figures ${styles.value}`}>
        {unit === "days" ? value : String(value).padStart(2, "0")}
      </span>{" "}
      <span className={styles.unit}>{counted(unitNames[unit], value)}</span>{" "}
    </>
  );
  if (frame && unit !== "days") return frame((value / full[unit]) * 100, content);
  return <span>{content}</span>;
}

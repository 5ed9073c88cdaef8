import * as styles from "./tooth-hero.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { calendarDay, formatDay } from "#app/lib/format-day.ts";
import { printedTime } from "../../practice.ts";
import { countNextStart, useNextStart } from "./use-next-start.ts";
import { writeAppointment } from "../../write-appointment.ts";

export interface NextVisitWords {
  /** Heads the time that was counted. */
  next: string;
  /** Heads the hours. */
  open: string;
  note: string;
  action: string;
  today: string;
  tomorrow: string;
  hours: readonly { days: string; hours: string }[];
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The next appointment that the hours of visits allow, counted in the browser: what a page was made with is wrong an hour later. Until then,
 * and without script, the opening hours themselves, in as many lines.
 */
export function NextVisitCard({ next, open, note, action, hours, ...days }: NextVisitWords) {
  const counted = useNextStart();
  const [most, ...rest] = hours;
  const shown = counted
    ? {
        head: next,
        day: dayInWords(counted.today, counted.start.date, days),
        time: printedTime(counted.start.time),
        note: `${formatDay(counted.start.date)}. ${note}`,
      }
    : {
        head: open,
        day: most?.days,
        time: most?.hours,
        note: rest.map((one) => `${one.days} ${one.hours}`).join(", "),
      };
  return (
    <div className={styles.nextVisit}>
      <p className="text-small text-soft">{shown.head}</p>
      <p className="text-lead font-semibold">{shown.day}</p>
      <p className={`${styles.nextVisitTime} figures`}>{shown.time}</p>
      <p className={`${styles.nextVisitNote} text-small text-soft`}>{shown.note}</p>
      <ButtonLink
        href="#appointment"
        tone="quiet"
        onClick={() => {
          // What is shown may be a minute old, or older on a device that has slept.
          const { date, time } = countNextStart().start;
          writeAppointment({ message: `${formatDay(date)}, ${printedTime(time)}` });
        }}
      >
        {action}
      </ButtonLink>
    </div>
  );
}

function dayInWords(
  today: string,
  date: string,
  words: Pick<NextVisitWords, "today" | "tomorrow">,
): string {
  const away = (Date.parse(date) - Date.parse(today)) / DAY;
  return [words.today, words.tomorrow][away] ?? calendarDay(date).weekday;
}

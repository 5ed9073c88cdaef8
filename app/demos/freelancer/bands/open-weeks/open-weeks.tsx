import * as styles from "./open-weeks.module.css";
import { type AheadWeek, type WeekRule, weeksAhead } from "#app/demos/freelancer/open-weeks.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { calendarDay } from "#app/lib/format-day.ts";
import { useToday } from "#app/lib/use-today.ts";
import { site } from "#content/site.ts";
import { Section } from "#app/sections/section.tsx";

interface OpenWeeksProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the list. */
  label: string;
  rule: WeekRule;
  /** Weeks that are shown. */
  count: number;
  /** IANA zone whose clock decides which week it is. */
  zone: string;
  words: { free: string; booked: string };
  /** Where a free week leads. */
  href: string;
  /** For those who get no dates, because these are worked out in the browser. */
  withoutScript: string;
  /** The day on which the page was rendered (`YYYY-MM-DD`). */
  rendered: string;
}

/**
 * The weeks ahead of somebody who works for one client at a time: taken ones are struck out, free ones have the marker on them.
 * Worked out in the browser from today and a rule, so that a page which was rendered long ago does not offer a week that is over.
 */
export function OpenWeeks({
  id,
  heading,
  intro,
  label,
  rule,
  count,
  zone,
  words,
  href,
  withoutScript,
  rendered,
}: OpenWeeksProps) {
  const today = useToday(rendered, zone);
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-soft">{intro}</p>
      </header>
      <ol aria-label={label} className={`${styles.weeks} needs-script`}>
        {weeksAhead(today, count, rule).map((week) => (
          <li key={week.monday}>
            <Week week={week} words={words} href={href} />
          </li>
        ))}
      </ol>
      <p className={`${styles.letter} display text-display-3 without-script`}>
        <Link href={href}>{withoutScript}</Link>
      </p>
    </Section>
  );
}

function Week({
  week: { monday, friday, taken },
  words,
  href,
}: { week: AheadWeek } & Pick<OpenWeeksProps, "words" | "href">) {
  const days = daysOf(monday, friday);
  if (!taken)
    return (
      <Link href={href} className={styles.free}>
        <span className={`${styles.days} display`}>{days}</span>{" "}
        <span className={styles.ask}>{words.free}</span>
      </Link>
    );
  return (
    <p className={`${styles.taken} text-soft`}>
      <s className={`${styles.days} display`}>{days}</s>{" "}
      <span>{taken.kind === "booked" ? words.booked : taken.name}</span>
    </p>
  );
}

/** "23 – 27 Nov", "30 Nov – 4 Dec". */
function daysOf(monday: string, friday: string): string {
  const format = new Intl.DateTimeFormat(site.locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const [first, last] = [calendarDay(monday), calendarDay(friday)];
  const start = first.month === last.month ? first.day : format.format(Date.parse(monday));
  return `${start} – ${format.format(Date.parse(friday))}`;
}

import * as styles from "./open-weeks.module.css";
import { type AheadWeek, type WeekRule, weeksAhead } from "#app/demos/freelancer/open-weeks.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { useToday } from "#app/lib/use-today.ts";
import { fill } from "#shared/words.ts";
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
  /** For each month how a day of it is written: "{day} Nov". */
  months: readonly string[];
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
  months,
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
            <Week week={week} words={words} months={months} href={href} />
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
  months,
  href,
}: { week: AheadWeek } & Pick<OpenWeeksProps, "words" | "months" | "href">) {
  const days = daysOf(monday, friday, months);
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
function daysOf(monday: string, friday: string, months: readonly string[]): string {
  const [first, last] = [new Date(monday), new Date(friday)];
  const written = (date: Date) => fill(months[date.getUTCMonth()]!, { day: date.getUTCDate() });
  const start = first.getUTCMonth() === last.getUTCMonth() ? first.getUTCDate() : written(first);
  return `${start} – ${written(last)}`;
}

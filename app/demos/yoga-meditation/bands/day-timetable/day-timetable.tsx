import * as styles from "./day-timetable.module.css";
import type { ReactNode } from "react";
import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import { DaySky } from "./day-sky.tsx";
import { Section } from "#app/sections/section.tsx";

interface TimetableEntry {
  /** By the clocks of the place: `18:00`. Unique within its day. */
  start: string;
  end: string;
  name: string;
  text: string;
  /** First name of who leads it. */
  with: string;
  /** For whom it is, in a word or two. */
  level: string;
}

export interface TimetableDay {
  /** Unique on the page: `#key` opens it. */
  key: string;
  label: string;
  entries: readonly TimetableEntry[];
}

interface DayTimetableProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the tabs. */
  label: string;
  /** The week in its order; each has one entry or more. */
  days: readonly TimetableDay[];
  /** What applies to all days; stands below them. */
  children: ReactNode;
}

/** Letters of a day's name that phones show. */
const SHORT = 3;

/** A week as a list for each of its days, a tab each, under the light of that day. For one room, in which one thing follows the other. */
export function DayTimetable({ id, heading, intro, label, days, children }: DayTimetableProps) {
  return (
    <Section
      id={id}
      ground="sunken"
      width="full"
      aria-labelledby={`${id}-heading`}
      className={styles.timetable}
    >
      <header className={`${styles.head} grid gap-5`}>
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <p className="text-lead text-soft">{intro}</p>
      </header>
      <div>
        <Tabs
          label={label}
          look="underlined"
          anchored
          className={styles.week}
          tabs={days.map(({ key, label: day, entries }) => ({
            key,
            label: (
              <>
                {day.slice(0, SHORT)}
                <span className={styles.rest}>{day.slice(SHORT)}</span>
              </>
            ),
            content: <Day entries={entries} />,
          }))}
        />
      </div>
      <div className={styles.note}>{children}</div>
    </Section>
  );
}

function Day({ entries }: Pick<TimetableDay, "entries">) {
  return (
    <div className={styles.day}>
      <DaySky times={entries.map(({ start }) => start)} />
      <ol className={styles.entries}>
        {entries.map(({ start, end, name, text, with: leader, level }) => (
          <li key={start} className={styles.entry}>
            <p className={styles.time}>
              <time dateTime={start} className="figures text-display-2">
                {start}
              </time>{" "}
              <span className="text-small text-soft">
                to <time dateTime={end}>{end}</time>
              </span>
            </p>
            <h3 className="display text-display-4">{name}</h3>
            <p className="text-small">
              <span className="font-semibold">with {leader}</span>
              <span className="text-soft">, {level}</span>
            </p>
            <p className="max-w-[34ch] text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

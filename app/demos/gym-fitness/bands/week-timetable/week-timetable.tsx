import * as styles from "./week-timetable.module.css";
import { useEffect, useRef, useState } from "react";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { useHashTarget } from "#app/lib/use-hash-target.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface TimetableClass {
  /** Keys of a day, an hour, a kind and a level. */
  day: string;
  hour: string;
  kind: string;
  level: string;
  title: string;
  /** Who gives it and how long it is, in a few words. */
  note: string;
}

interface Choice {
  /** Of a kind: also its place on the page, `#key` chooses it. */
  key: string;
  label: string;
}

interface WeekTimetableProps {
  id: string;
  heading: string;
  intro: string;
  days: readonly Choice[];
  /** As clocks show them, in order: "06:15". */
  hours: readonly string[];
  /** Up to six. */
  kinds: readonly Choice[];
  /** Three, the hardest last: it stands on the brand's ground. */
  levels: readonly [Choice, Choice, Choice];
  classes: readonly TimetableClass[];
  words: {
    caption: string;
    /** Heads the names of the days; read out, not seen. */
    day: string;
    kinds: string;
    levels: string;
    /** Names the tabs of the days, which phones have. */
    days: string;
    /** The first option of both filters. */
    everything: string;
    /** Reads on after "12 of 34". */
    remain: string;
    /** In place of the number where no class fits. */
    none: string;
  };
}

/**
 * The classes of a week as a table of days and hours, with two filters of which each has exactly one option active. The stylesheet
 * does the filtering, so it works without script; script counts what remains, and chooses the kind that the address names. A block
 * for each day where the table would not fit: there, as long as nothing is filtered, one day at a time.
 */
export function WeekTimetable({
  id,
  heading,
  intro,
  days,
  hours,
  kinds,
  levels,
  classes,
  words,
}: WeekTimetableProps) {
  const filters = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState({ kind: "0", level: "0" });
  const numbers = {
    kind: new Map(kinds.map(({ key }, index) => [key, String(index + 1)])),
    level: new Map(levels.map(({ key }, index) => [key, String(index + 1)])),
  };
  const remaining = classes.filter(
    ({ kind, level }) =>
      (chosen.kind === "0" || chosen.kind === numbers.kind.get(kind)) &&
      (chosen.level === "0" || chosen.level === numbers.level.get(level)),
  ).length;

  useFirstRead(filters, (box) => setChosen(chosenIn(box)));
  useEffect(() => {
    const box = filters.current;
    const read = () => setChosen(chosenIn(box));
    box?.addEventListener("change", read);
    return () => box?.removeEventListener("change", read);
  }, []);
  useHashTarget((key) => {
    const named = radiosIn(filters.current).find((radio) => radio.id === key);
    if (!named) return;
    named.checked = true;
    setChosen(chosenIn(filters.current));
  });

  return (
    <Section id={id} width="wide" ground="raised" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <div className={styles.timetable}>
        <div ref={filters} className={styles.filters}>
          <Filter
            name={`${id}-kind`}
            legend={words.kinds}
            everything={words.everything}
            choices={kinds}
            addressed
          />
          <Filter
            name={`${id}-level`}
            legend={words.levels}
            everything={words.everything}
            choices={levels}
          />
        </div>
        <DayTabs name={`${id}-day`} legend={words.days} days={days} />
        <table>
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.day}</span>
              </th>
              {hours.map((hour) => (
                <th key={hour} scope="col" className="figures">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ key: day, label }) => (
              <tr key={day}>
                <th scope="row" className="display">
                  {label}
                </th>
                {hours.map((hour) => (
                  <td key={hour}>
                    {classes
                      .filter((entry) => entry.day === day && entry.hour === hour)
                      .map(({ kind, level, title, note }) => (
                        <div
                          key={title}
                          data-hour={hour}
                          data-kind={numbers.kind.get(kind)}
                          data-level={numbers.level.get(level)}
                          className={styles.lesson}
                        >
                          <p className={`${styles.name} display`}>{title}</p>
                          <p>
                            {labelOf(kinds, kind)}, <b>{labelOf(levels, level)}</b>
                          </p>
                          <p>{note}</p>
                        </div>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {/* Stands above the table; behind it here, because a counter of the stylesheet knows only what came before. */}
        <p role="status" className={`${styles.count} needs-script`}>
          {remaining === 0 ? (
            words.none
          ) : (
            <>
              <span className={`${styles.number} figures`}>{remaining}</span> of {classes.length}{" "}
              {words.remain}
            </>
          )}
        </p>
        <p className={`${styles.count} without-script`}>
          <span className={`${styles.number} ${styles.counter} figures`} /> of {classes.length}{" "}
          {words.remain}
        </p>
      </div>
    </Section>
  );
}

interface FilterProps {
  name: string;
  legend: string;
  everything: string;
  choices: readonly Choice[];
  /** The choices are places on the page. */
  addressed?: boolean;
}

function Filter({ name, legend, everything, choices, addressed = false }: FilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className="text-small font-semibold">{legend}</legend>
      {[{ key: "", label: everything }, ...choices].map(({ key, label }, index) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            value={index}
            id={addressed && key ? key : undefined}
            defaultChecked={index === 0}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** One day of the week, the first at first. */
function DayTabs({
  name,
  legend,
  days,
}: Pick<FilterProps, "name" | "legend"> & { days: readonly Choice[] }) {
  return (
    <fieldset className={styles.days}>
      <legend className="sr-only">{legend}</legend>
      {days.map(({ key, label }, index) => (
        <label key={key}>
          <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function radiosIn(box: Element | null): HTMLInputElement[] {
  return [...(box?.querySelectorAll("input") ?? [])];
}

/** Values of the options that are active. */
function chosenIn(box: Element | null) {
  const [kind, level] = radiosIn(box).filter(({ checked }) => checked);
  return { kind: kind?.value ?? "0", level: level?.value ?? "0" };
}

function labelOf(choices: readonly Choice[], wanted: string): string | undefined {
  return choices.find(({ key }) => key === wanted)?.label;
}

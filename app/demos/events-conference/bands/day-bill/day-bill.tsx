import type { CSSProperties } from "react";
import * as styles from "./day-bill.module.css";
import { SectionHeader } from "#app/sections/section.tsx";

interface BilledPerson {
  /** First name and surname: the second is set as large as its line allows. */
  name: readonly [string, string];
  role: string;
  /** When and where this person is seen. */
  note: string;
  /** The place on the page that says more. */
  href: string;
  /** The colour of the line. */
  light: "brand" | "accent";
}

export interface BilledDay {
  label: string;
  people: readonly BilledPerson[];
}

interface DayBillProps {
  id: string;
  heading: string;
  intro: string;
  days: readonly BilledDay[];
}

/** People as the bill of a theatre: a line across the page for each, in wood type as large as the name is short; the line leads on. */
export function DayBill({ id, heading, intro, days }: DayBillProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="pt-normal">
      <div className="mx-auto max-w-wide px-gutter pb-4">
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      </div>
      {days.map(({ label, people }) => (
        <div key={label}>
          <h3 className={`${styles.day} display mx-auto max-w-wide px-gutter text-display-3`}>
            {label}
          </h3>
          <ul>
            {people.map((person) => (
              <BillLine key={person.note} {...person} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function BillLine({ name: [first, surname], role, note, href, light }: BilledPerson) {
  return (
    <li data-light={light} className={styles.line}>
      <a href={href} className={`${styles.link} mx-auto max-w-wide px-gutter`}>
        <span
          className={`${styles.name} display`}
          style={
            {
              "--letters": first.length + surname.length + 1,
              "--surname": surname.length,
            } as CSSProperties
          }
        >
          <span className={styles.first}>{first}</span>{" "}
          <span className={styles.surname}>{surname}</span>{" "}
        </span>
        <span className={styles.facts}>
          <b>{role}</b> <span className={styles.note}>{note}</span>
        </span>
      </a>
    </li>
  );
}

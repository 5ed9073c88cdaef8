import { Section } from "#app/sections/section.tsx";
import * as styles from "./masthead.module.css";

export interface Counsellor {
  name: string;
  role: string;
  text: string;
}

interface MastheadProps {
  id: string;
  heading: string;
  intro: string;
  people: readonly Counsellor[];
  /** Everyone by name, as in a journal's masthead. */
  groups: readonly { title: string; names: readonly string[] }[];
}

/** People as a journal sets its contributors: each signs a note with initials, and everyone stands in the masthead by name. */
export function Masthead({ id, heading, intro, people, groups }: MastheadProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <p className="max-w-[52ch] text-soft">{intro}</p>
      </header>
      <ul className={styles.people}>
        {people.map(({ name, role, text }) => (
          <li key={name} className={styles.person}>
            <p aria-hidden className={`${styles.initials} display whitespace-nowrap`}>
              {initialsOf(name)}
            </p>
            <div className="grid content-start gap-2">
              <h3 className="display text-display-4">{name}</h3>
              <p className="text-label">{role}</p>
              <p className="text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl className={styles.names}>
        {groups.map(({ title, names }) => (
          <div key={title} className={styles.group}>
            <dt className="text-small text-soft">{title}</dt>
            <dd>
              <ul className={`${styles.roll} display`}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** "Claire Aumont" → "CA". */
function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((part) => part[0])
    .join("");
}

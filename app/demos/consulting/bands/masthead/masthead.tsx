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
  /** Those of the masthead on whom there is a note. */
  people: readonly Counsellor[];
  /** Everyone by name, as in a journal's masthead. */
  groups: readonly { title: string; names: readonly string[] }[];
}

/** People as a journal sets its masthead: everyone by name, in one large roll, and notes at its foot on a few of them. */
export function Masthead({ id, heading, intro, people, groups }: MastheadProps) {
  /** From 1; 0 for all others. */
  const numberOf = (name: string) => people.findIndex((person) => person.name === name) + 1;
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <p className="max-w-[52ch] text-soft">{intro}</p>
      </header>
      <dl className={styles.names}>
        {groups.map(({ title, names }) => (
          <div key={title} className={styles.group}>
            <dt className="text-small text-soft">{title}</dt>
            <dd>
              <ul className={`${styles.roll} display`}>
                {names.map((name) => (
                  <Entry key={name} name={name} note={numberOf(name)} />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <ol className={styles.notes}>
        {people.map(({ name, role, text }) => (
          <li key={name} className={styles.note}>
            <span aria-hidden>{numberOf(name)}</span>
            <div>
              <h3 className="display text-display-4">{name}</h3>
              <p className="text-small">{role}</p>
              <p className="mt-1 text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A name in the roll, with the number of its note where there is one. */
function Entry({ name, note }: { name: string; note: number }) {
  if (note === 0) return <li>{name}</li>;
  return (
    <li className={styles.noted}>
      {name}
      <sup aria-hidden>{note}</sup>
    </li>
  );
}

import * as styles from "./people-wall.module.css";
import { SectionHeader } from "#app/sections/section.tsx";

export interface WallPerson {
  name: string;
  role: string;
  /** When and where this person is seen. */
  note: string;
  /** The place on the page that says more. */
  href: string;
  /** The colour the initials move on. */
  light: "brand" | "accent";
  initials: string;
}

interface PeopleWallProps {
  id: string;
  heading: string;
  intro: string;
  /** Twelve fill every row at every width; other multiples of six the widest. */
  people: readonly WallPerson[];
}

/** People as posters on a wall from edge to edge: no faces but initials caught in motion, frame by frame; whoever is pointed at runs on. */
export function PeopleWall({ id, heading, intro, people }: PeopleWallProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="pt-normal">
      <div className="mx-auto max-w-wide px-gutter pb-12">
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      </div>
      <ul className={styles.wall}>
        {people.map(({ name, role, note, href, light, initials }) => (
          <li key={name} data-light={light}>
            <a href={href} className={styles.person}>
              <span aria-hidden className={`${styles.moving} display`}>
                {initials}
              </span>
              <span className={styles.words}>
                <span className={`${styles.name} display`}>
                  {name.split(" ").map((part) => (
                    <span key={part} className="block">
                      {part}{" "}
                    </span>
                  ))}
                </span>
                <span className="text-small">{role}</span>
                <span className={styles.note}>{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import * as styles from "./people.module.css";
import { clsx } from "clsx";
import { PersonCard, type Person } from "#app/elements/people/person-card/person-card.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface PeopleProps {
  people: readonly Person[];
}

interface NamedPeopleProps {
  people: readonly Omit<Person, "text">[];
}

/** People as cards in rows; `staggered` lets the middle column of three step down. */
export function PeopleGrid({
  people,
  look,
  across = "three",
  staggered = false,
}: PeopleProps & {
  look?: "plain" | "raised" | "captioned";
} & ({ across?: "three"; staggered?: boolean } | { across: "four"; staggered?: never })) {
  return (
    <div className="@container">
      <ul
        className={clsx(styles.grid, staggered && styles.gridStaggered)}
        style={{ "--columns": across === "four" ? 4 : 3 } as React.CSSProperties}
      >
        {people.map((person) => (
          <li key={person.name}>
            <PersonCard
              person={person}
              look={look}
              sizes="(min-width: 62rem) 20rem, (min-width: 36rem) 40vw, 45vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** People as an index: the names carry it, set large, the portrait is a small proof at the end of the line. */
export function PeopleIndex({ people }: NamedPeopleProps) {
  return (
    <div className="@container">
      <ul className={styles.index}>
        {people.map(({ name, role, picture }) => (
          <li key={name}>
            <Picture picture={picture} sizes="88px" alt="" ratio="1" />
            <h3 className={`${styles.indexName} display`}>{name}</h3>
            <p className="text-small text-soft">{role}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Overlapping faces above one sentence that speaks for all of them. The names are the pictures' texts. */
export function PeoplePile({ people, statement }: NamedPeopleProps & { statement: string }) {
  return (
    <div className="@container">
      <figure className={styles.pile}>
        <ul className={styles.pileFaces}>
          {people.map(({ name, picture }) => (
            <li key={name} title={name}>
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 9rem, 14vw"
                alt={name}
                ratio="1"
              />
            </li>
          ))}
        </ul>
        <figcaption className="display max-w-[24ch] text-display-3">{statement}</figcaption>
      </figure>
    </div>
  );
}

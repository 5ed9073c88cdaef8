import * as styles from "./people-lineup.module.css";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/** People shoulder to shoulder, as for a group photograph; whoever is pointed at gets more room. */
export function PeopleLineup({ people }: { people: readonly Omit<Person, "text">[] }) {
  return (
    <div className="@container">
      <ul className={styles.lineup}>
        {people.map(({ name, role, picture }) => (
          <li key={name}>
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(min-width: 62rem) 27rem, 34vw" alt="" />
            </div>
            <div className={styles.name}>
              <h3 className="text-small font-semibold">{name}</h3>
              <p className="text-label text-soft">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

import * as styles from "./person-spread.module.css";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

interface PersonSpreadProps {
  person: Person;
  /** What the person says, large. */
  quote: string;
}

/** One person as an opening page: the name as wide as the band, the portrait standing on its foot, words beside it. */
export function PersonSpread({ person: { name, role, text, picture }, quote }: PersonSpreadProps) {
  return (
    <div className="@container">
      <article className={styles.spread}>
        <h3 className={`${styles.name} display`}>{name}</h3>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 34rem, 90vw"
          alt=""
          ratio="1"
          className={styles.picture}
        />
        <blockquote className={`${styles.quote} display text-display-3`}>
          {fill(words.quoted, { quote })}
        </blockquote>
        <div className={styles.text}>
          <p className="font-semibold">{role}</p>
          <p className="mt-2 text-small">{text}</p>
        </div>
      </article>
    </div>
  );
}

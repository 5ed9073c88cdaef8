import * as styles from "./found-desk.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { FoundThing, type ThingName } from "./found-thing.tsx";

export interface FoundDeskProps {
  /** What is to be seen, for those who do not see it. */
  label: string;
  question: string;
  things: readonly { thing: ThingName; name: string; note: string; isMatch: boolean }[];
}

/** A picture of the lost-property desk: the sentence somebody said, and the shelf with the thing they meant. */
export function FoundDesk({ label, question, things }: FoundDeskProps) {
  return (
    <div role="img" aria-label={label} className={styles.desk}>
      <p className={styles.question}>
        <Icon name="search" className="size-6 shrink-0" />
        <span className={styles.said}>{question}</span>
      </p>
      <div className={styles.shelf}>
        {things.map(({ thing, name, note, isMatch }) => (
          <p key={thing} className={isMatch ? `${styles.thing} ${styles.match}` : styles.thing}>
            <FoundThing name={thing} />
            <span className={styles.tag}>
              <span className="font-semibold">{name}</span>
              <span>{note}</span>
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

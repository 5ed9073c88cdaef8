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
    <div role="img" aria-label={label} className={`${styles.desk} grid grid-cols-1 gap-4`}>
      <p
        className={`${styles.question} flex items-center gap-4 text-lead leading-tight font-medium`}
      >
        <Icon name="search" className="size-6 shrink-0" />
        <span className={`${styles.said} min-w-0`}>{question}</span>
      </p>
      <div className={styles.shelf}>
        {things.map(({ thing, name, note, isMatch }) => (
          <p
            key={thing}
            className={`${styles.thing} ${isMatch ? styles.match : ""} grid min-w-0 items-center gap-2 rounded-card`}
          >
            <FoundThing name={thing} />
            <span className={`${styles.tag} grid leading-tight wrap-anywhere`}>
              <span className="font-semibold">{name}</span>
              <span>{note}</span>
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

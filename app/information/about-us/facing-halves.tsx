import * as styles from "./facing-halves.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import { TextLink } from "#app/elements/actions/text-link.tsx";

export interface FacingHalf {
  name: string;
  /** One sentence, set large. */
  line: string;
  link: OptionalLink;
}

interface FacingHalvesProps {
  id: string;
  heading: string;
  halves: readonly [FacingHalf, FacingHalf];
  /** What both answer, each in its own way: the question stands on the seam between them. */
  rows: readonly { question: string; answers: readonly [string, string] }[];
}

/** Two things of equal rank, face to face: day on one side, night on the other, and the questions they share on the seam. */
export function FacingHalves({ id, heading, halves, rows }: FacingHalvesProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.facing}>
      <h2 id={`${id}-heading`} className="sr-only">
        {heading}
      </h2>
      {halves.map((half, side) => (
        <div key={half.name} data-tone={side === 1 ? "night" : undefined} className={styles.half}>
          <div className={styles.name}>
            <h3 className="display text-display-1 wrap-anywhere">{half.name}</h3>
            <p className="max-w-[30ch] text-lead text-balance">{half.line}</p>
          </div>
          <dl className={styles.answers}>
            {rows.map(({ question, answers }) => (
              <div key={question} className={styles.answer}>
                <dt className={side === 0 ? styles.question : `${styles.question} ${styles.echo}`}>
                  {question}
                </dt>
                <dd>{answers[side]}</dd>
              </div>
            ))}
          </dl>
          <TextLink href={half.link.href} className={styles.link}>
            {half.link.label}
          </TextLink>
        </div>
      ))}
    </section>
  );
}

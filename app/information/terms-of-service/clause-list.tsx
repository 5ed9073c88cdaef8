import * as styles from "./clause-list.module.css";

export interface Clause {
  /** Anchor of the clause. */
  id: string;
  title: string;
  text: readonly string[];
  /** The same in one sentence; it explains and does not bind. */
  plainly: string;
}

/** Numbered clauses with what they mean in the margin. Each can be linked. */
export function ClauseList({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <ol className={styles.list}>
      {clauses.map(({ id, title, text, plainly }) => (
        <li key={id} id={id} className={styles.clause}>
          <span
            aria-hidden
            className={`${styles.number} figures text-display-2 leading-none text-brand-ink`}
          />
          <div className="grid content-start gap-4">
            <h2 className="display text-display-3">
              <a href={`#${id}`} className="decoration-1 underline-offset-6 hover:underline">
                {title}
              </a>
            </h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
          </div>
          <p className={`${styles.plainly} text-small`}>
            <span className="font-semibold">In short: </span>
            {plainly}
          </p>
        </li>
      ))}
    </ol>
  );
}

import * as styles from "./guard-band.module.css";
import { DepositLockers } from "./deposit-lockers.tsx";

interface GuardBandProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Limits that hold whoever asks, as short as they can be said. Three. */
  facts: readonly { term: string; detail: string }[];
}

/** How an account is guarded: the lockers from the edge of the window, and beside it in words what holds, the three limits larger than the words. */
export function GuardBand({ id, heading, text, facts }: GuardBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band}>
      <DepositLockers className={styles.picture} />
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-text text-soft">
            {paragraph}
          </p>
        ))}
        <dl className={styles.limits}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-small text-soft">{term}</dt>
              <dd className="display text-display-3">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

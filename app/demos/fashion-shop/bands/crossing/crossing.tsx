import * as styles from "./crossing.module.css";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { Walker } from "../walker.tsx";

interface CrossingProps {
  /** A sentence in each line. */
  lines: readonly string[];
  text: string;
  /** Where pictures come between letters. */
  profile: { label: string; href: string };
}

/** The end of the page is a zebra crossing: the letter is asked for on the kerb, and those who walk fast are already over. */
export function Crossing({ lines, text, profile }: CrossingProps) {
  return (
    <section aria-labelledby="subscribe-heading" className={styles.crossing}>
      <div className={styles.kerb}>
        <h2 id="subscribe-heading" className={`${styles.heading} display`}>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h2>
        <div className={styles.letter}>
          <SubscribeForm id="subscribe" layout="inline" />
          <p className="text-small text-soft">
            {text}{" "}
            <a href={profile.href} rel="noopener" className="underline underline-offset-4">
              {profile.label}
            </a>
          </p>
        </div>
      </div>
      <div aria-hidden className={styles.road}>
        {[5, 0, 3, 7].map((phase) => (
          <Walker key={phase} phase={phase} />
        ))}
      </div>
    </section>
  );
}

import * as styles from "./emergency-band.module.css";
import { Section } from "#app/sections/section.tsx";

interface EmergencyBandProps {
  heading: string;
  /** What to do, in order. */
  steps: readonly string[];
  phone: { display: string; href: string };
  note: string;
}

/** What cannot wait: what to do at once, and the number as wide as the page. */
export function EmergencyBand({ heading, steps, phone, note }: EmergencyBandProps) {
  return (
    <Section
      id="emergency"
      tone="accent"
      width="wide"
      space="tight"
      aria-labelledby="emergency-heading"
      className={styles.emergency}
    >
      <h2 id="emergency-heading" className="display text-display-2">
        {heading}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span aria-hidden className={`${styles.number} figures`}>
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <a href={phone.href} dir="ltr" className={`${styles.phone} figures`}>
        {phone.display}
      </a>
      <MilkGlass />
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

/** The tooth where it is safe. Decorative: the steps say so. */
function MilkGlass() {
  return (
    <svg viewBox="0 0 160 190" aria-hidden className={styles.glass}>
      <path
        className={styles.wall}
        d="M18 12h124l-13 158a16 16 0 0 1-16 14H47a16 16 0 0 1-16-14Z"
      />
      <path
        className={styles.milk}
        d="M26 62q14-9 27 0t27 0 27 0 27 0l-9 108a12 12 0 0 1-12 11H47a12 12 0 0 1-12-11Z"
      />
      <path
        className={styles.tooth}
        d="M52 92c0-16 16-18 28-11 12-7 28-5 28 11 0 14-7 20-9 36-1 9-4 15-8 15-7 0-4-22-11-22s-4 22-11 22c-4 0-7-6-8-15-2-16-9-22-9-36Z"
      />
      <path className={styles.shine} d="M66 92c1-5 5-6 9-5" />
    </svg>
  );
}

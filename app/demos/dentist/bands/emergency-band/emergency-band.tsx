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
      <h2 id="emergency-heading" className="display text-display-3">
        {heading}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span aria-hidden className={`${styles.number} figures`}>
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <a href={phone.href} dir="ltr" className={`${styles.phone} figures`}>
        {phone.display}
      </a>
      <p className={`${styles.note} text-small`}>{note}</p>
    </Section>
  );
}

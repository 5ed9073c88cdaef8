import * as styles from "./home-practice.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface HomePracticeProps {
  id: string;
  heading: string;
  intro: string;
  /** After the number of minutes. */
  unit: string;
  practices: readonly { title: string; minutes: number; steps: readonly string[] }[];
}

/** Short practices without a teacher: how long each takes, as a kitchen timer shows it, and its steps. */
export function HomePractice({ id, heading, intro, unit, practices }: HomePracticeProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.band}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <ul className={styles.practices}>
        {practices.map(({ title, minutes, steps }) => (
          <li key={title} className={styles.practice}>
            <p className={styles.timer} style={{ "--minutes": minutes } as CSSProperties}>
              <span className="figures text-display-3">{minutes}</span>{" "}
              <span className="text-label">{unit}</span>
            </p>
            <div className="grid content-start gap-3">
              <h3 className="display text-display-4">{title}</h3>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

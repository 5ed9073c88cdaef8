import * as styles from "./home-practice.module.css";
import { KitchenTimer } from "./kitchen-timer.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface HomePracticeProps {
  id: string;
  heading: string;
  intro: string;
  /** After the number of minutes. */
  unit: string;
  practices: readonly {
    title: string;
    minutes: number;
    steps: readonly string[];
  }[];
}

/** Short practices without a teacher: one kitchen timer, which runs off the page, with the minutes of each on its dial, and their steps beside it. */
export function HomePractice({ id, heading, intro, unit, practices }: HomePracticeProps) {
  return (
    <Section
      id={id}
      width="full"
      aria-labelledby={`${id}-heading`}
      className={`${styles.band} overflow-clip`}
    >
      <KitchenTimer minutes={practices.map(({ minutes }) => minutes)} />
      <div className={styles.words}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
        <ul className={styles.practices}>
          {practices.map(({ title, minutes, steps }) => (
            <li key={title} className={styles.practice}>
              <p className={styles.time}>
                <span className="figures text-display-1">{minutes}</span> {unit}
              </p>
              <div>
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
      </div>
    </Section>
  );
}

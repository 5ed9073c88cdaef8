import * as styles from "./home-practice.module.css";
import { Pose, type PoseName } from "../teacher-poses/pose.tsx";
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
    pose: PoseName;
    steps: readonly string[];
  }[];
}

/** Short practices without a teacher: each drawn on a kitchen timer, which shows how long it takes, with its steps. */
export function HomePractice({ id, heading, intro, unit, practices }: HomePracticeProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <ul className={styles.practices}>
        {practices.map(({ title, minutes, pose, steps }) => (
          <li key={title} className={styles.practice}>
            <Pose pose={pose} minutes={minutes} />
            <div>
              <p className={styles.time}>
                <span className="figures text-display-2">{minutes}</span> {unit}
              </p>
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

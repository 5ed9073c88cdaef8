import * as styles from "./skill-bars.module.css";
import { ProgressBar } from "#app/elements/figures/progress-bar/progress-bar.tsx";
import { Section } from "#app/sections/section.tsx";

interface SkillBarsProps {
  id: string;
  heading: string;
  intro: string;
  /** Stands after each mark: "of 100". */
  outOf: string;
  /** Each out of 100, the best first, with the remark that goes with the mark. */
  skills: readonly { name: string; mark: number; remark: string }[];
}

/** What somebody is good at and what not, as marks out of 100 on the brand's ground, each with a remark as in a school report. */
export function SkillBars({ id, heading, intro, outOf, skills }: SkillBarsProps) {
  return (
    <Section
      id={id}
      tone="brand"
      width="wide"
      aria-labelledby={`${id}-heading`}
      className={styles.bars}
    >
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[38ch]">{intro}</p>
      </header>
      <ul className={styles.list}>
        {skills.map(({ name, mark, remark }) => (
          <li key={name}>
            <p className={`${styles.mark} figures`}>{mark}</p>
            <ProgressBar
              label={<span className={styles.name}>{name}</span>}
              value={mark}
              text={outOf}
              className={styles.bar}
            />
            <p className="text-small">{remark}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

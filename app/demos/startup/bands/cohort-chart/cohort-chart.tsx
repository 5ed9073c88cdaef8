import { Section, SectionHeader } from "#app/sections/section.tsx";
import * as time from "../passes.module.css";
import * as styles from "./cohort-chart.module.css";

/** One process step (specification, point 3), with when it is and what is counted at its end. */
export interface CohortStep {
  title: string;
  weeks: string;
  content: string;
  result: string;
}

interface CohortChartProps {
  id: string;
  heading: string;
  intro: string;
  steps: readonly CohortStep[];
  /** Each company's part of the total, the lowest first, drawn in a box of `weeks` by `total`. */
  layers: readonly { title: string; paid: number; path: string }[];
  weeks: number;
  total: number;
  /** What the chart shows, for those who do not see it. */
  label: string;
  measure: string;
}

/**
 * The program as one chart: weeks from edge to edge, the companies of a cohort as layers of their paying customers, what
 * they come to in the part where nobody had paid yet, and each of the steps below its own weeks.
 */
export function CohortChart({
  id,
  heading,
  intro,
  steps,
  layers,
  weeks,
  total,
  label,
  measure,
}: CohortChartProps) {
  return (
    <Section id={id} width="full" aria-labelledby={`${id}-heading`} className="relative">
      <div className={styles.chart}>
        <SectionHeader
          id={`${id}-heading`}
          // No line ends on a hyphen.
          heading={heading.split(/(\S+-\S+)/).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              <span key={part} className="whitespace-nowrap">
                {part}
              </span>
            ),
          )}
          intro={intro}
          layout="split"
          className={styles.head}
        />
        <figure role="img" aria-label={label} className={styles.figure}>
          <svg
            viewBox={`0 0 ${weeks} ${total}`}
            preserveAspectRatio="none"
            className={`${styles.area} ${time.passes}`}
          >
            {layers.map(({ title, path }) => (
              <path key={title} d={path} />
            ))}
          </svg>
          <ul role="presentation" className={styles.names}>
            {layers.map(({ title, paid }) => (
              <li key={title} role="presentation" style={{ flexGrow: paid }}>
                {title} <b>{paid}</b>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <b className="figures">{total}</b>
            <span>{measure}</span>
          </p>
        </figure>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, weeks: when, content, result }) => (
          <li key={title} className={styles.step}>
            <p className="text-small text-soft">{when}</p>
            <h3 className="display text-display-3">{title}</h3>
            <p className="text-soft">{content}</p>
            <p className="text-small font-semibold">{result}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

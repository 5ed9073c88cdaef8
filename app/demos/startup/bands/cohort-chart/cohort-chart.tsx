import type { CSSProperties } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
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
  /** Weeks of which the chart says how many had paid by their end. */
  marks: readonly { week: number; paid: number; text: string }[];
  /** What the chart shows, for those who do not see it. */
  label: string;
  measure: string;
  /** How a founder comes into the next one. */
  next: { when: string; places: string; text: string; link: { label: string; href: string } };
}

/**
 * The program as one chart: weeks from edge to edge, the companies of a cohort as layers of their paying customers, what
 * they come to in the part where nobody had paid yet, each of the steps below its own weeks, and below the names the next start.
 */
export function CohortChart({
  id,
  heading,
  intro,
  steps,
  layers,
  weeks,
  total,
  marks,
  label,
  measure,
  next,
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
            {steps.slice(1).map(({ title }, index) => {
              const start = ((index + 1) * weeks) / steps.length;
              return <line key={title} x1={start} x2={start} y1={total} y2={total * 0.52} />;
            })}
          </svg>
          <ul role="presentation" className={styles.names}>
            {layers.map(({ title, paid }) => (
              <li key={title} role="presentation" style={{ flexGrow: paid }}>
                {title} <b className="figures">{paid}</b>
              </li>
            ))}
          </ul>
          {marks.map(({ week, paid, text }) => (
            <p
              key={week}
              className={styles.mark}
              style={{ "--week": week / weeks, "--paid": paid / total } as CSSProperties}
            >
              {text}
            </p>
          ))}
          <p className={styles.total}>
            <b className="figures">{total}</b>
            <span>{measure}</span>
          </p>
        </figure>
      </div>
      <div className={styles.foot}>
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
        <div className={styles.next}>
          <p className="text-small text-soft">{next.when}</p>
          <p className="display text-display-3">{next.places}</p>
          <p className="text-soft">{next.text}</p>
          <ButtonLink href={next.link.href}>{next.link.label}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}

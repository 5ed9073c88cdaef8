import * as styles from "./dial-statement.module.css";
import type { CSSProperties } from "react";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";
import { Section } from "#app/sections/section.tsx";

interface DialStatementProps {
  id: string;
  heading: string;
  reading: {
    /** What the needle shows, and what it showed before: both from 0 to `max`. */
    value: number;
    before: number;
    /** Last whole number of the scale, 4 to 10. */
    max: number;
    /** Up to this value the scale is lit. */
    good: number;
    /** The value as it is written, without its unit. */
    figure: string;
    unit: string;
    /** What it was before, in words along its needle. */
    was: string;
  };
  /** What was measured, on whom, and what it was before: the drawing is not read. */
  text: string;
  others: readonly { figure: string; label: string; detail: string }[];
}

/** Radius and centre of the dial in its field of 1000 × 520. */
const RADIUS = 470;
const CENTRE = { x: 500, y: 500 };

/** One measured number as the dial it is read from, as wide as the page, and others in a row below. The needle falls once, when it is seen. */
export function DialStatement({ id, heading, reading, text, others }: DialStatementProps) {
  const dial = useHeldUntilSeen<HTMLDivElement>();
  const { value, before, max, good, figure, unit, was } = reading;
  const degrees = (of: number) => (of / max) * 180 - 90;
  const steps = Array.from({ length: max * 10 + 1 }, (_, step) => step / 10);
  const ticks = (of: readonly number[], length: number) =>
    of
      .map((at) => `M${point(degrees(at), RADIUS)}L${point(degrees(at), RADIUS - length)}`)
      .join("");
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display max-w-[14ch] text-display-2">
        {heading}
      </h2>
      <div
        ref={dial}
        className={styles.dial}
        style={
          {
            "--angle": `${degrees(value)}deg`,
            "--before": `${degrees(before)}deg`,
          } as CSSProperties
        }
      >
        <svg viewBox="0 0 1000 520" aria-hidden className={styles.drawing}>
          <path className={styles.good} d={arc(degrees(0), degrees(good), RADIUS + 14)} />
          <path className={styles.ticks} d={ticks(steps, 18)} />
          <path className={styles.marks} d={ticks(steps.filter(Number.isInteger), 44)} />
          {steps.filter(Number.isInteger).map((mark) => {
            const place = spot(degrees(mark), RADIUS - 76);
            return (
              <text key={mark} x={place.x} y={place.y} className={styles.number}>
                {mark}
              </text>
            );
          })}
          <path className={`${styles.needle} ${styles.ghost}`} d="M500 500V172" />
          <text
            x="820"
            y="534"
            transform={`rotate(${degrees(before) - 90} ${CENTRE.x} ${CENTRE.y})`}
            className={styles.was}
          >
            {was}
          </text>
          <path className={`${styles.needle} ${styles.hand}`} d="M491 500 499 48h2l8 452z" />
          <circle cx={CENTRE.x} cy={CENTRE.y} r="26" fill="currentColor" />
        </svg>
        <p className={`${styles.figure} figures text-brand-ink`}>
          {figure}
          <span className={styles.unit}> {unit}</span>
        </p>
      </div>
      <p className="mx-auto mt-8 max-w-[52ch] text-center text-lead text-balance">{text}</p>
      <dl className={styles.others}>
        {others.map(({ figure: other, label, detail }) => (
          <div key={label}>
            <dt className="order-1 font-semibold">{label}</dt>
            <dd className="figures text-display-2">{other}</dd>
            <dd className="order-2 max-w-[34ch] text-small text-soft">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Where a line that leans `degrees` from upright meets the circle of `radius` around the dial's centre. */
function spot(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180;
  const round = (length: number) => Math.round(length * 10) / 10;
  return {
    x: round(CENTRE.x + radius * Math.sin(angle)),
    y: round(CENTRE.y - radius * Math.cos(angle)),
  };
}

function point(degrees: number, radius: number): string {
  const { x, y } = spot(degrees, radius);
  return `${x} ${y}`;
}

function arc(from: number, to: number, radius: number): string {
  return `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`;
}

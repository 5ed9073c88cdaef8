import * as styles from "./one-line-claims.module.css";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";
import { Section } from "#app/sections/section.tsx";

export interface OneLineClaim {
  title: string;
  text: string;
  /**
   * A drawing in one stroke, as an SVG path in a field of 300 × 150: it comes in at `M0 120` and leaves at `H300` on the same height, so that the line
   * runs on into the next. Decorative: it says what the title says.
   */
  stroke: string;
}

interface OneLineClaimsProps {
  id: string;
  heading: string;
  intro: string;
  /** Four, or two. */
  claims: readonly OneLineClaim[];
}

/** What something does for people, each drawn by the same line, which runs from edge to edge. It is drawn once, when it is seen. */
export function OneLineClaims({ id, heading, intro, claims }: OneLineClaimsProps) {
  const list = useHeldUntilSeen<HTMLUListElement>();
  return (
    <Section id={id} tone="brand" width="full" aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
          {heading}
        </h2>
        <p className="max-w-[46ch] text-lead">{intro}</p>
      </div>
      <ul ref={list} className={styles.claims}>
        {claims.map(({ title, text, stroke }, index) => (
          <li key={title} className={styles.claim}>
            <svg viewBox="0 0 300 150" aria-hidden className={styles.drawing}>
              {index === 0 && <path d="M-2000 120H0" />}
              <path d={stroke} pathLength={1} className={styles.stroke} />
              {index === claims.length - 1 && <path d="M300 120H2300" />}
            </svg>
            <div className={styles.words}>
              <h3 className="display text-display-3">{title}</h3>
              <p className="max-w-[36ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

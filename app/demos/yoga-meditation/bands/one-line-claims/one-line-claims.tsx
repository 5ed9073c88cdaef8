import * as styles from "./one-line-claims.module.css";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";
import { Section } from "#app/sections/section.tsx";

export interface OneLineClaim {
  title: string;
  text: string;
}

interface OneLineClaimsProps {
  id: string;
  heading: string;
  intro: string;
  /** Four, or two. */
  claims: readonly OneLineClaim[];
}

/** Width of the drawing; the line goes through the middle of its height. */
const WIDTH = 1600;
const MIDDLE = 150;

/** A line of breaths, short and shallow first, each longer and deeper than the one before, as an SVG path in a field of 1600 × 300. */
function breathLine(): string {
  const lengths = Array.from({ length: 21 }, (_, index) => 1.165 ** index);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  let at = 0;
  let path = `M0 ${MIDDLE}`;
  let from = MIDDLE;
  for (const [index, length] of lengths.entries()) {
    const end = at + (length / all) * WIDTH;
    const deep = 22 + (120 * index) / lengths.length;
    const to = index === lengths.length - 1 ? MIDDLE : MIDDLE + (index % 2 ? deep : -deep);
    const half = Math.round((at + end) / 2);
    path += `C${half} ${Math.round(from)} ${half} ${Math.round(to)} ${Math.round(end)} ${Math.round(to)}`;
    at = end;
    from = to;
  }
  return path;
}

const line = breathLine();

/**
 * What something does for people, on one breath that is drawn through the band from edge to edge, restless first and calm in the end; on phones it
 * goes down the edge. It is drawn once, when it is seen.
 */
export function OneLineClaims({ id, heading, intro, claims }: OneLineClaimsProps) {
  const band = useHeldUntilSeen<HTMLDivElement>();
  return (
    <Section id={id} tone="brand" width="full" aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
          {heading}
        </h2>
        <p className="max-w-[46ch] text-lead">{intro}</p>
      </div>
      <div ref={band} className={styles.band}>
        <svg
          viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`}
          preserveAspectRatio="none"
          aria-hidden
          className={`${styles.drawing} ${styles.wide}`}
        >
          <path d={line} pathLength={1} />
        </svg>
        <svg
          viewBox={`0 0 ${2 * MIDDLE} ${WIDTH}`}
          preserveAspectRatio="none"
          aria-hidden
          className={`${styles.drawing} ${styles.upright}`}
        >
          <path d={line} pathLength={1} transform={`matrix(0 1 -1 0 ${2 * MIDDLE} 0)`} />
        </svg>
        <ul className={styles.claims}>
          {claims.map(({ title, text }) => (
            <li key={title} className={styles.claim}>
              <h3 className={`${styles.title} display`}>{title}</h3>
              <p className="max-w-[36ch] text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

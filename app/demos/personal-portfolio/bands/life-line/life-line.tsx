import * as motion from "#app/elements/motion/unfolding.module.css";
import * as styles from "./life-line.module.css";
import { useRef } from "react";
import type { NavigationLink } from "#content/navigation.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { useOpenTarget } from "#app/lib/use-open-target.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface LifeYear {
  /** Also its place on the page: `#y2018` opens it. */
  year: number;
  title: string;
  /** An object of that year as two paths in a field of 64 × 64: its lines, and the parts in marigold. */
  drawing: { lines: string; lit: string };
  /** Where, and as what. */
  place: string;
  paragraphs: readonly string[];
  /** One thing that was kept from it. */
  kept: string;
}

interface LifeLineProps {
  id: string;
  heading: string;
  intro: string;
  /** Said before what was kept: "Kept:". */
  keptLabel: string;
  /** In order of time. */
  years: readonly LifeYear[];
  /** The year that is open at first. */
  open: number;
  /** What the line leads to. */
  next: NavigationLink;
}

/**
 * A life as one line from year to year. A year opens in place, one at a time, and the line makes way for its story. Native disclosure: it
 * works by keys and without script, and is found by find-in-page. From 768 px and where motion is welcome the line is drawn as the page is
 * scrolled and a story grows as it opens.
 */
export function LifeLine({ id, heading, intro, keptLabel, years, open, next }: LifeLineProps) {
  const line = useRef<HTMLDivElement>(null);

  useOpenTarget(line);

  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <div ref={line} className={styles.line}>
        {years.map(({ year, title, drawing, place, paragraphs, kept }) => (
          <details
            key={year}
            id={`y${year}`}
            name={id}
            open={year === open || undefined}
            className={`${styles.year} ${motion.unfolding}`}
          >
            <summary>
              <h3 className={`${styles.title} display min-w-0 flex-1 py-3`}>
                <span className={`${styles.number} figures block leading-none text-brand-ink`}>
                  {year}
                </span>{" "}
                <span>{title}</span>
              </h3>
              <svg
                viewBox="0 0 64 64"
                aria-hidden
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinejoin="round"
                className={`${styles.drawing} flex-none`}
              >
                <path d={drawing.lit} fill="var(--accent)" />
                <path d={drawing.lines} />
              </svg>
              <Icon name="plus" className={`${styles.sign} size-6 flex-none`} />
            </summary>
            <div className={styles.story}>
              <div className={`${styles.text} grid content-start gap-4`}>
                <p className="font-semibold text-brand-ink">{place}</p>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <p className={`${styles.kept} bg-accent text-on-accent`}>
                <span className="block font-semibold">{keptLabel}</span>
                {kept}
              </p>
            </div>
          </details>
        ))}
        <p className={`${styles.next} display relative flex items-center`}>
          <a href={next.href}>{next.label}</a>
        </p>
      </div>
    </Section>
  );
}

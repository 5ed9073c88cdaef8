import * as styles from "./share-circles.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

const tones = {
  brand: `${styles.circle} ${styles.circleBrand}`,
  tint: `${styles.circle} ${styles.circleTint}`,
  accent: `${styles.circle} ${styles.circleAccent}`,
} as const;

interface Share {
  /** Of a hundred. */
  share: number;
  name: string;
  text: string;
  tone: keyof typeof tones;
}

interface ShareCirclesProps {
  id: string;
  heading: string;
  intro: string;
  /** Four to six, largest first; together a hundred. */
  shares: readonly Share[];
}

/**
 * What a whole consists of, as balls on a shelf: the area of each is its share of a hundred. The largest rises beside the heading; on small
 * screens one lies below the other.
 */
export function ShareCircles({ id, heading, intro, shares }: ShareCirclesProps) {
  const largest = shares[0]?.share ?? 1;
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.circlesFrame}>
        <div className={styles.circlesGrid} style={{ "--count": shares.length } as CSSProperties}>
          <SectionHeader
            id={`${id}-heading`}
            heading={heading}
            intro={intro}
            size="medium"
            className={styles.circlesHead}
          />
          <ul className={styles.circles}>
            {shares.map(({ share, name, text, tone }, index) => (
              <li
                key={name}
                style={{ "--part": Math.sqrt(share / largest).toFixed(3) } as CSSProperties}
              >
                <div className={styles.circlePlace}>
                  <p
                    data-reveal="grow"
                    className={tones[tone]}
                    style={{ "--reveal-order": index } as CSSProperties}
                  >
                    <span className="figures">{share}</span>
                  </p>
                </div>
                <div>
                  <h3 className="display text-display-4">{name}</h3>
                  <p className="mt-1 text-small text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

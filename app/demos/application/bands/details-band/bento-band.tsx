import * as styles from "./bento-band.module.css";
import type { ReactNode } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

const sizes = {
  /** Seven columns of twelve and two rows: the first tile. Two `side` tiles stand beside it. */
  lead: styles.lead,
  side: styles.side,
  /** `broad` and `narrow` share a row, in either order. */
  broad: styles.broad,
  narrow: styles.narrow,
} as const;

interface BentoTile {
  title: string;
  text: string;
  size: keyof typeof sizes;
  tone?: "brand" | "accent" | "night";
  /** A picture, which fills its part of the tile, or a small drawing in HTML. */
  figure: ReactNode;
}

interface BentoBandProps {
  id: string;
  heading: string;
  intro: string;
  tiles: readonly BentoTile[];
}

/** Many small things about one product in tiles of unequal size, each with something to look at above its words. */
export function BentoBand({ id, heading, intro, tiles }: BentoBandProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="ruled" />
      <ul className={styles.bento}>
        {tiles.map(({ title, text, size, tone, figure }) => (
          <li key={title} data-tone={tone} className={sizes[size]}>
            <div className={styles.figure}>{figure}</div>
            <div className={styles.words}>
              <h3 className="display text-display-4">{title}</h3>
              <p className="max-w-[52ch] text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

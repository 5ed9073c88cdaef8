import * as styles from "./stacked-tiles.module.css";
import type { CSSProperties } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { type TileDrawing, TileScene } from "./tile-drawings.tsx";

export interface StackedTile {
  href: string;
  /** For whom it was made. */
  name: string;
  title: string;
  text: string;
  /** What came of it: "41", and of what. */
  figure: string;
  figureLabel: string;
  drawing: TileDrawing;
  /** The tile's own ground and the text on it, which pass WCAG AA together. */
  tone: { ground: string; ink: string };
}

interface StackedTilesProps {
  id: string;
  heading: string;
  intro: string;
  tiles: readonly StackedTile[];
}

/** A few pieces of work, each as large as the window and in its own colour. On wide screens the next one slides over the last. */
export function StackedTiles({ id, heading, intro, tiles }: StackedTilesProps) {
  return (
    <>
      <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      </Section>
      <ul aria-labelledby={`${id}-heading`}>
        {tiles.map(({ href, name, title, text, figure, figureLabel, drawing, tone }) => (
          <li
            key={href}
            className={`group ${styles.tile}`}
            style={{ "--ground": tone.ground, "--on-ground": tone.ink } as CSSProperties}
          >
            <div className={styles.picture}>
              <TileScene drawing={drawing} />
            </div>
            <div className={styles.words}>
              <p className="font-semibold">{name}</p>
              <div className="grid gap-5">
                <h3 className="display text-display-2">
                  <Link href={href} className={styles.link}>
                    {title}
                  </Link>
                </h3>
                <p className="max-w-[44ch]">{text}</p>
              </div>
              <div className="flex items-end justify-between gap-6">
                <p>
                  <span className="figures block text-display-1">{figure}</span>
                  <span className="text-small">{figureLabel}</span>
                </p>
                <Icon name="arrow-up-right" className={`${styles.arrow} size-10`} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

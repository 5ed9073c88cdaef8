import * as styles from "./big-page-title.module.css";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import {
  type PageTitleContent,
  TitleHeading,
  TitleTrail,
} from "#app/sections/page-titles/page-title-parts.tsx";
import { Section } from "#app/sections/section.tsx";

interface BigPageTitleProps extends Omit<PageTitleContent, "heading"> {
  /** The title, word by word or in two lines: the longest is as wide as the page. Short words stop at a height that leaves room for the page. */
  lines: readonly string[];
  /** Stands at the end of the line below the title, opposite the intro. */
  children?: ReactNode;
}

/** A line shorter than this many ems is not blown up any further. */
const SHORTEST = 3.4;

/**
 * A word as wide as the page. The size comes from an estimate of the letters' widths, in CSS, so that the word stands at once and
 * without script; what the estimate leaves at the end is made up by a scale that moves nothing else.
 */
export function BigPageTitle({ lines, intro, trail, crumb, children }: BigPageTitleProps) {
  const heading = lines.join(" ");
  const widest = Math.max(...lines.map(widthInEms));
  const words = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // Also when the face arrives, or a reader sets the letters apart.
    const sizes = new ResizeObserver(([entry]) =>
      fitToWidth(words.current, entry!.contentRect.width, Math.min(1, widest / SHORTEST)),
    );
    sizes.observe(words.current!);
    return () => sizes.disconnect();
  }, [widest]);

  return (
    <Section width="wide" space="none" className="pt-(--header-overlap)">
      <div className={styles.title}>
        <TitleTrail {...{ trail, crumb, heading }} />
        <TitleHeading className={styles.heading}>
          <span
            ref={words}
            className={styles.words}
            style={{ "--ems": Math.max(widest, SHORTEST).toFixed(2) } as CSSProperties}
          >
            {lines.map((line, index) => (
              <span key={line}>
                {line}
                {index < lines.length - 1 && " "}
              </span>
            ))}
          </span>
        </TitleHeading>
        {(intro || children) && (
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-line pt-6">
            {intro && <p className="max-w-text text-lead text-soft">{intro}</p>}
            {children}
          </div>
        )}
      </div>
    </Section>
  );
}

/** Narrow letters, broad ones and capitals, as an average grotesque draws them. Too much rather than too little. */
function widthInEms(line: string): number {
  return [...line].reduce((width, letter) => {
    if (/[iljI.,:;'’|!]/.test(letter)) return width + 0.29;
    if (/[tfr ()-]/.test(letter)) return width + 0.37;
    if (/[mwMW@]/.test(letter)) return width + 0.88;
    return width + (/\p{Lu}/u.test(letter) ? 0.68 : 0.59);
  }, 0);
}

/** Scales the words, which are `width` px wide without it, so that the longest line takes `share` of the box; a quarter up or down at most. */
function fitToWidth(words: HTMLElement | null, width: number, share: number) {
  const box = words?.parentElement;
  if (!words || !box) return;
  const fit = (box.getBoundingClientRect().width * share) / width;
  words.style.setProperty("--fit", fit > 0.75 && fit < 1.35 ? fit.toFixed(4) : "1");
}

import type { ReactNode } from "react";
import { Section } from "#app/sections/section.tsx";
import * as styles from "./figure-statement.module.css";

interface FigureStatementProps {
  id: string;
  /** Set as large as the page allows; reads on into `heading`. */
  figure: string;
  heading: string;
  /** Names the drawing, as in a journal: "Fig. 1". */
  label: string;
  caption: readonly string[];
  /** The drawing that the figure was counted in. */
  children: ReactNode;
}

/** One number that carries a page: giant, with the drawing it comes from and a caption long enough to be believed. */
export function FigureStatement({
  id,
  figure,
  heading,
  label,
  caption,
  children,
}: FigureStatementProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id={`${id}-heading`} className="display flex flex-col lg:col-span-5">
          <span className={`${styles.statement} tracking-tighter text-brand-ink`}>{figure}</span>{" "}
          <span className="mt-8 max-w-[13ch] text-display-2 lg:mt-20">{heading}</span>
        </h2>
        <figure className="grid content-between gap-6 lg:col-span-6 lg:col-start-7">
          {children}
          <figcaption className="grid gap-4 text-small sm:grid-cols-2 sm:gap-8">
            {caption.map((paragraph, index) => (
              <p key={paragraph} className="text-soft">
                {index === 0 && <span className="font-semibold text-ink">{label}. </span>}
                {paragraph}
              </p>
            ))}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}

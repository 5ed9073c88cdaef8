import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type PageTitleContent, TitleHeading, TitleTrail } from "./page-title-parts.tsx";
import { Section } from "#app/sections/section.tsx";

/** Where the words stand and where, on wide screens, what belongs to them. */
const alignments = {
  start: {
    words: "lg:col-span-8",
    aside: "lg:col-span-4 lg:col-start-9 lg:justify-items-start",
  },
  end: {
    words: "justify-items-end text-end text-balance lg:col-span-8 lg:col-start-5",
    aside: "justify-items-end lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:justify-items-start",
  },
  center: {
    words: "justify-items-center text-center text-balance lg:col-span-10 lg:col-start-2",
    aside: "justify-items-center text-center lg:col-span-8 lg:col-start-3",
  },
} as const;

const grounds = {
  paper: {},
  tint: { ground: "tint" },
  night: { tone: "night" },
} as const;

interface PageTitleProps extends PageTitleContent {
  /** `start` for reading, `end` beside something that holds the start, `center` for a page with one thing to say. Mirrors with the script. */
  align?: keyof typeof alignments;
  /** `night` is dark in both schemes: the page then says `over: "dark"` to its header. */
  ground?: keyof typeof grounds;
  /** Facts or a next step: beside the words on wide screens, below them where they are centred or the screen is narrow. */
  children?: ReactNode;
}

/** The head of a page: where it stands, what it is called, what it is about. */
export function PageTitle({
  align = "start",
  ground = "paper",
  heading,
  intro,
  trail,
  crumb,
  children,
}: PageTitleProps) {
  const { words, aside } = alignments[align];
  return (
    <Section {...grounds[ground]} width="wide" space="none" className="pt-(--header-overlap)">
      <div
        className={clsx(
          "grid grid-cols-1 gap-x-8 gap-y-10 pt-10 pb-12 lg:grid-cols-12 lg:pt-16 lg:pb-20",
          ground === "paper" && "border-b border-line",
        )}
      >
        <div className={clsx("grid min-w-0 content-start gap-5", words)}>
          <TitleTrail {...{ trail, crumb, heading }} className="mb-3 lg:mb-8" />
          <TitleHeading className="max-w-full text-display-1">{heading}</TitleHeading>
          {intro && <p className="max-w-text text-lead text-soft">{intro}</p>}
        </div>
        {children && (
          <div className={clsx("grid min-w-0 content-end gap-4", aside)}>{children}</div>
        )}
      </div>
    </Section>
  );
}

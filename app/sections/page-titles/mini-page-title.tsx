import { type PageTitleContent, TitleHeading, TitleTrail } from "./page-title-parts.tsx";
import { Section } from "#app/sections/section.tsx";
import type { ReactNode } from "react";

interface MiniPageTitleProps extends Pick<PageTitleContent, "heading" | "trail" | "crumb"> {
  /** A few words after the name, such as how many things the page lists. */
  note?: ReactNode;
}

/** The head of a page in one line, for shops and tables: the list below begins in the first screen. */
export function MiniPageTitle({ heading, trail, crumb, note }: MiniPageTitleProps) {
  return (
    <Section width="wide" space="none" className="pt-(--header-overlap)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1 border-b border-line py-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <TitleHeading className="text-display-4">{heading}</TitleHeading>
          {note && <p className="text-small text-soft">{note}</p>}
        </div>
        <TitleTrail {...{ trail, crumb, heading }} />
      </div>
    </Section>
  );
}

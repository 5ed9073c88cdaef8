import { TextLink } from "#app/elements/actions/text-link.tsx";
import type { OptionalLink } from "#content/navigation.ts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Section } from "#app/sections/section.tsx";

interface JournalBandProps {
  id: string;
  heading: string;
  intro?: string;
  /** Where all posts are. */
  all: OptionalLink;
  size?: "large" | "medium";
  /** Space above and below: `end` keeps only the lower one, where the band before has ended with enough of its own. */
  space?: "normal" | "tight" | "end";
  /** The posts, in one of the blog's lists. */
  children: ReactNode;
}

/** A few posts of the journal on another page, under a heading, with the way to all of them at the end of its line. */
export function JournalBand({
  id,
  heading,
  intro,
  all,
  size = "medium",
  space = "normal",
  children,
}: JournalBandProps) {
  return (
    <Section
      id={id}
      width="wide"
      space={space === "end" ? "none" : space}
      aria-labelledby={`${id}-heading`}
      className={clsx(space === "end" && "pb-tight")}
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div className="grid gap-5">
          <h2
            id={`${id}-heading`}
            className={clsx("display", size === "large" ? "text-display-2" : "text-display-3")}
          >
            {heading}
          </h2>
          {intro && <p className="max-w-text text-lead text-soft">{intro}</p>}
        </div>
        <TextLink href={all.href}>{all.label}</TextLink>
      </div>
      {children}
    </Section>
  );
}

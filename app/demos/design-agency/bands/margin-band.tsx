import type { ReactNode } from "react";
import { Section } from "#app/sections/section.tsx";

interface MarginBandProps {
  id: string;
  heading: string;
  /** A sentence or two below the heading, in the margin. */
  intro?: string;
  children: ReactNode;
}

/** A band whose heading stands in the margin in the size of the text, three columns of twelve; what it is about takes the other nine. */
export function MarginBand({ id, heading, intro, children }: MarginBandProps) {
  return (
    <Section
      id={id}
      width="wide"
      space="tight"
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 gap-6 lg:grid-cols-12"
    >
      <header className="lg:col-span-3 lg:pe-6">
        <h2 id={`${id}-heading`} className="font-semibold">
          {heading}
        </h2>
        {intro && <p className="max-w-[36ch] text-soft">{intro}</p>}
      </header>
      <div className="min-w-0 lg:col-span-9">{children}</div>
    </Section>
  );
}

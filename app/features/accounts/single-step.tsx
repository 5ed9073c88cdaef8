import type { ReactNode } from "react";
import { Section } from "#app/sections/section.tsx";

/** A page with one thing to do: what it is about, and beside it (on a phone below it) the form or the button. */
export function SingleStep({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Section space="roomy" width="wide" className="pt-(--header-overlap)">
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-8">
          <h1 className="display max-w-[14ch] text-display-1">{heading}</h1>
          <p className="max-w-text text-lead text-soft">{text}</p>
        </div>
        <div className="grid grid-cols-1 content-end gap-6">{children}</div>
      </div>
    </Section>
  );
}

import type { TextPart } from "./search-results.ts";

/** A text in which what was searched is marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit, position }) =>
    isHit ? (
      <mark key={position} className="bg-accent text-on-accent">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

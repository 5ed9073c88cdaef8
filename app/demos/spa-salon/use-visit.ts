import { useEffect, useRef, useState } from "react";
import { writeField } from "#app/features/forms/write-field.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { planVisit, type Treatment, visitInWords, type VisitPlan } from "./visit.ts";

/** A visit that is being put together, as the bands of the page share it. */
export interface Visit extends VisitPlan {
  /** Takes a treatment in, or out again. */
  toggle: (id: string) => void;
  /** Puts these in place of whatever was chosen. */
  choose: (ids: readonly string[]) => void;
  /** The visit in one line; empty while there is nothing to book. */
  inWords: string;
}

/** @param rendered ids that were chosen when the page was made. */
export function useVisit(menu: readonly Treatment[], rendered: readonly string[]): Visit {
  const [chosen, choose] = useState(rendered);
  const plan = planVisit(menu, chosen);
  return {
    ...plan,
    toggle: (id) =>
      choose((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    choose,
    inWords: visitInWords(plan, formatDuration),
  };
}

/**
 * Keeps a field of a form at a text that is made elsewhere. What the page came with stays until the text changes.
 */
export function useWrittenField(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const written = useRef(text);
  useEffect(() => {
    if (!field.current || written.current === text) return;
    written.current = text;
    writeField(field.current, text);
  }, [text]);
  return field;
}

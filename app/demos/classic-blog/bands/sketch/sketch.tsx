import * as styles from "./sketch.module.css";
import { clsx } from "clsx";
import type { SketchDrawing } from "./sketches.server.ts";

/** The unsteady hand: `<PencilHand />` stands once on the page. */
export const HAND = "margin-hand";

/** What a reader drew in the margin, in pencil. */
export function Sketch({
  drawing: { box, path },
  className,
}: {
  drawing: SketchDrawing;
  className?: string;
}) {
  return (
    <svg viewBox={`0 0 ${box[0]} ${box[1]}`} aria-hidden className={clsx(styles.sketch, className)}>
      <path d={path} pathLength="1" filter={`url(#${HAND})`} />
    </svg>
  );
}

/** Makes the lines of all sketches of a page as uneven as lines in pencil are. */
export function PencilHand() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <filter id={HAND} x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence baseFrequency="0.035" numOctaves="2" seed="4" result="grain" />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="3" />
      </filter>
    </svg>
  );
}

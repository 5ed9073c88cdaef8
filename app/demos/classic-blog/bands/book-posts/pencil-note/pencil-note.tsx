import * as styles from "./pencil-note.module.css";
import { Sketch } from "../../sketch/sketch.tsx";
import type { SketchDrawing } from "../../sketch/sketches.server.ts";

interface PencilNoteProps {
  text: string;
  by: string;
  /** Follows the name: “in pencil”. */
  hand: string;
  /** What was drawn beside it. */
  sketch?: SketchDrawing | undefined;
}

/** A remark that another writer left beside a post: a line down the text, drawn as it is read, and a few words in pencil. */
export function PencilNote({ text, by, hand, sketch }: PencilNoteProps) {
  return (
    <blockquote className={styles.note}>
      <svg viewBox="0 0 12 100" preserveAspectRatio="none" aria-hidden className={styles.stroke}>
        <path
          d="M9 1C3 3 2 8 4 22s-3 20 0 34-3 20 0 30 2 11 6 13"
          pathLength="1"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {sketch && <Sketch drawing={sketch} className={styles.sketch} />}
      <div>
        <p>{text}</p>
        <p className={styles.by}>
          {by}, {hand}
        </p>
      </div>
    </blockquote>
  );
}

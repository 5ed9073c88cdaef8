import * as styles from "./manifesto.module.css";
import type { ComponentProps } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Statement } from "../statement.tsx";

interface ManifestoProps extends ComponentProps<typeof Statement> {
  detail: {
    /** What is drawn and at which scale. */
    caption: string;
    /** From top to bottom, as the numbers beside the drawing. */
    parts: readonly string[];
  };
}

/** What the office holds, and beside it the thing that it is named after: a wall on its base, cut through, as tall as the band. */
export function Manifesto({ detail: { caption, parts }, ...statement }: ManifestoProps) {
  return (
    <div className={styles.manifesto}>
      <Statement {...statement} />
      <figure className={styles.detail}>
        <div className={styles.sheet}>
          <Drawing
            href="/drawings/plinth.svg#detail"
            viewBox="0 0 420 560"
            preserveAspectRatio="xMidYMax slice"
            className={styles.drawing}
          />
        </div>
        <figcaption className="text-label">
          <p className="font-semibold">{caption}</p>
          <ol className={styles.parts}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </div>
  );
}

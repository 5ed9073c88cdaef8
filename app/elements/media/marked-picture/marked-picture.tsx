import * as styles from "./marked-picture.module.css";
import { type CSSProperties, type ReactNode, useId } from "react";

export interface PictureMark {
  /** What is marked: names the button, together with what is printed on it. Unique in the picture. */
  name: string;
  /** Printed on the mark: a number or a price. */
  label: string | number;
  /** Where, in percent of the frame from its top start corner. */
  x: number;
  y: number;
  /** The one that the page speaks of now. */
  current?: boolean;
  /** What the mark opens. */
  content: ReactNode;
}

interface MarkedPictureProps {
  /** What is marked, as wide as the frame: a picture, or a drawing. Its shape is the same at every width, so that marks stay on what they mark. */
  children: ReactNode;
  marks: readonly PictureMark[];
  className?: string;
  /** Classes of frame and marks, for other marks than round ones: see `TaggedPicture`. */
  look?: { frame: string; mark: string };
}

const round = { frame: styles.markedPicture, mark: styles.pictureMark };

/**
 * A picture or a drawing with buttons on things that can be seen in it. Each opens a popover, natively: it works without script, Escape and a press
 * beside it close it, and focus returns. It stands beside its mark where the browser can anchor it, else at the foot of the window.
 * What is marked must stand in words near the picture too.
 */
export function MarkedPicture({ children, marks, className, look = round }: MarkedPictureProps) {
  const id = useId();
  // A name that CSS takes: React's ids have signs that it does not.
  const anchorOf = (index: number) => `--mark-${id.replaceAll(/\W/g, "")}-${index}`;
  return (
    <div className={className}>
      {/* A picture does not turn around with the writing direction, and neither do places in it. */}
      <div dir="ltr" className={look.frame}>
        {children}
        {marks.map(({ name, label, x, y, current }, index) => (
          <button
            key={name}
            type="button"
            popoverTarget={`${id}-${index}`}
            data-current={current || undefined}
            className={look.mark}
            style={{ "--x": `${x}%`, "--y": `${y}%`, anchorName: anchorOf(index) } as CSSProperties}
          >
            <span className="sr-only">{name}, </span>
            <span>{label}</span>
          </button>
        ))}
      </div>
      {marks.map(({ name, content }, index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          popover="auto"
          className={styles.markNote}
          style={{ positionAnchor: anchorOf(index) }}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

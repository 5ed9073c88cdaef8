import "./marked-picture.css";
import { type CSSProperties, type ReactNode, useId } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "./picture.tsx";

export interface PictureMark {
  /** Printed on the mark. */
  number: number;
  /** What is marked: names the button. */
  name: string;
  /** Where, in percent of the frame from its top start corner. */
  x: number;
  y: number;
  /** What the mark opens. */
  content: ReactNode;
}

interface MarkedPictureProps {
  picture: PictureSource;
  sizes: string;
  /** Shape of the frame, as in CSS `aspect-ratio`. It is the same at every width, so that marks stay on what they mark. */
  ratio: string;
  /** Part of the picture to keep when it is cut. */
  position?: string;
  marks: readonly PictureMark[];
  className?: string;
}

/**
 * A picture with numbered buttons on things that can be seen in it. Each opens a popover, natively: it works without script, Escape and a press
 * beside it close it, and focus returns. It stands beside its mark where the browser can anchor it, else at the foot of the window.
 * What is marked must stand in words near the picture too.
 */
export function MarkedPicture({
  picture,
  sizes,
  ratio,
  position,
  marks,
  className,
}: MarkedPictureProps) {
  const id = useId();
  return (
    <div className={className}>
      {/* A picture does not turn around with the writing direction, and neither do places in it. */}
      <div dir="ltr" className="marked-picture">
        <Picture
          picture={picture}
          sizes={sizes}
          ratio={ratio}
          position={position}
          className="w-full"
        />
        {marks.map(({ number, name, x, y }) => (
          <button
            key={number}
            type="button"
            popoverTarget={`${id}-${number}`}
            className="picture-mark"
            style={
              { "--x": `${x}%`, "--y": `${y}%`, anchorName: anchor(id, number) } as CSSProperties
            }
          >
            <span aria-hidden>{number}</span>
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </div>
      {marks.map(({ number, content }) => (
        <div
          key={number}
          id={`${id}-${number}`}
          popover="auto"
          className="mark-note"
          style={{ positionAnchor: anchor(id, number) }}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** A name that CSS takes: React's ids have signs that it does not. */
function anchor(id: string, number: number): string {
  return `--mark-${id.replaceAll(/\W/g, "")}-${number}`;
}

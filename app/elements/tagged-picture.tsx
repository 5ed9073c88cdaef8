import "./marked-picture.css";
import "./tagged-picture.css";
import { type CSSProperties, type ReactNode, useId } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "./picture.tsx";

export interface PictureTag {
  /** What it hangs on: names the button. */
  name: string;
  /** Printed on the tag, short: "€64". */
  label: string;
  /** Where its thread is tied, in percent of the picture from the top start corner. */
  x: number;
  y: number;
  /** The one that the page speaks of now. */
  current?: boolean;
  /** What the tag opens. */
  content: ReactNode;
}

interface TaggedPictureProps {
  picture: PictureSource;
  sizes: string;
  /** In the first screen: fetched at once. */
  priority?: boolean;
  tags: readonly PictureTag[];
  className?: string;
}

/**
 * A picture, uncut, with paper tags on threads: what has one is for sale, and its price can be read without pressing anything. Each opens a note,
 * natively: it works without script, Escape and a press beside it close it, and focus returns. What is tagged must stand in words
 * near the picture too. For plain numbers on a picture see `MarkedPicture`.
 */
export function TaggedPicture({ picture, sizes, priority, tags, className }: TaggedPictureProps) {
  const id = useId();
  const anchorOf = (index: number) => `--tag-${id.replaceAll(/\W/g, "")}-${index}`;
  return (
    <div className={className}>
      {/* A picture does not turn around with the writing direction, and neither do places in it. */}
      <div dir="ltr" className="tagged-picture">
        <Picture picture={picture} sizes={sizes} priority={priority} className="w-full" />
        {tags.map(({ name, label, x, y, current }, index) => (
          <button
            key={name}
            type="button"
            popoverTarget={`${id}-${index}`}
            data-current={current || undefined}
            className="tagged-picture-tag"
            style={{ "--x": `${x}%`, "--y": `${y}%`, anchorName: anchorOf(index) } as CSSProperties}
          >
            <span className="sr-only">{name}, </span>
            <span className="tagged-picture-paper">{label}</span>
          </button>
        ))}
      </div>
      {tags.map(({ name, content }, index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          popover="auto"
          className="mark-note"
          style={{ positionAnchor: anchorOf(index) }}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

import "./comparison.css";
import { type CSSProperties, useState } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "./picture.tsx";

interface ComparisonProps {
  picture: PictureSource;
  /** Names the slider: what is moved. */
  label: string;
  /** What is seen at the start and at the end of the line, in a word or two. */
  before: string;
  after: string;
}

/**
 * A picture in one colour and in its own, with a line between the two that a slider moves: by hand, by arrow keys, by Home and End.
 * Without script the line stands in the middle.
 */
export function Comparison({ picture, label, before, after }: ComparisonProps) {
  const [share, setShare] = useState(50);
  return (
    <div className="comparison" style={{ "--share": `${share}%` } as CSSProperties}>
      <Picture picture={picture} sizes="(min-width: 96rem) 90rem, 94vw" priority />
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 96rem) 90rem, 94vw"
        className="comparison-proof"
        data-full-light
      />
      <span className="comparison-line" aria-hidden />
      <span className="comparison-label comparison-before">{before}</span>
      <span className="comparison-label comparison-after">{after}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label}
        aria-valuetext={`${100 - share} per cent`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        className="comparison-range needs-script"
      />
    </div>
  );
}

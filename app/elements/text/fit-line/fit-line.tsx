import "./fit-line.css";
import { clsx } from "clsx";

interface FitLineProps {
  text: string;
  /** From 992 px only; below, the text is set in the size around it and may wrap. */
  onlyWide?: boolean;
  className?: string;
}

/** A word or a few, set as wide as the box in the display face, whatever its letters. Read out once. */
export function FitLine({ text, onlyWide = false, className }: FitLineProps) {
  return (
    <span className={clsx("fit-line display", onlyWide && "fit-line-only-wide", className)}>
      <span aria-hidden className="fit-line-copy">
        {text}
      </span>
      <span className="fit-line-room">
        <span className="fit-line-text">{text}</span>
      </span>
    </span>
  );
}

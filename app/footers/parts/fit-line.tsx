import "./fit-line.css";
import { clsx } from "clsx";

/** A word or a few, set as wide as the box in the display face, whatever its letters. Read out once. */
export function FitLine({ text, className }: { text: string; className?: string }) {
  return (
    <span className={clsx("fit-line display", className)}>
      <span aria-hidden className="fit-line-copy">
        {text}
      </span>
      <span className="fit-line-room">
        <span className="fit-line-text">{text}</span>
      </span>
    </span>
  );
}

import "./eye-mark.css";

/** The name of The Quarterly Eye, a red pupil in its Q. Hidden from those who have it read out: whoever shows it says it. */
export function EyeMark() {
  return (
    <span aria-hidden className="eye-mark display">
      <span className="eye-mark-rest">The </span>
      <span className="eye-mark-letter">Q</span>
      <span className="eye-mark-rest">uarterly Eye</span>
    </span>
  );
}

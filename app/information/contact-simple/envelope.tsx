import * as styles from "./envelope.module.css";

/** The back of the pen: a postal address on an envelope, for those who write on paper. The lines can be copied. */
export function Envelope({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.envelope}>
      <Stamp />
      <Postmark />
      <address className="display text-display-3 not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

/** A shop window in small, with a perforated edge. */
function Stamp() {
  return (
    <svg viewBox="0 0 96 116" aria-hidden className={styles.stamp}>
      <rect
        x="5"
        y="5"
        width="86"
        height="106"
        fill="var(--paper-raised)"
        stroke="var(--paper-raised)"
        strokeWidth="8"
        strokeDasharray="0 10"
        strokeLinecap="round"
      />
      <rect x="5" y="5" width="86" height="106" fill="var(--paper-raised)" />
      <rect x="13" y="13" width="70" height="90" fill="var(--brand)" />
      <path d="M22 94V54h52v40z" fill="var(--accent)" />
      <path
        d="M18 42h60l4 10a5 5 0 0 1-10 3 5 5 0 0 1-10 0 5 5 0 0 1-9 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-9 0 5 5 0 0 1-10-3z"
        fill="var(--on-brand)"
      />
      <path d="M48 54v40M22 74h52" stroke="var(--brand)" strokeWidth="3" />
      <circle cx="68" cy="26" r="7" fill="var(--accent)" />
    </svg>
  );
}

/** Where it was posted: rings and waves, no date, because none would stay true. */
function Postmark() {
  return (
    <svg viewBox="0 0 176 64" aria-hidden className={styles.postmark}>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="32" cy="32" r="29" />
        <circle cx="32" cy="32" r="19" />
        <path d="M22 32h20M32 22v20" />
        <path d="M70 14c10-6 18 6 28 0s18 6 28 0 18 6 28 0 12 2 18 0M70 26c10-6 18 6 28 0s18 6 28 0 18 6 28 0 12 2 18 0M70 38c10-6 18 6 28 0s18 6 28 0 18 6 28 0 12 2 18 0M70 50c10-6 18 6 28 0s18 6 28 0 18 6 28 0 12 2 18 0" />
      </g>
    </svg>
  );
}

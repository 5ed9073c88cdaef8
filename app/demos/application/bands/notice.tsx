import * as styles from "../details.module.css";

interface NoticeProps {
  from: string;
  /** "18:30". */
  at: string;
  sentence: string;
}

/** The one notice of the day as it stands on a locked phone. */
export function Notice({ from, at, sentence }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <svg viewBox="0 0 44 44" fill="none" strokeWidth="7">
        <circle
          cx="22"
          cy="22"
          r="17"
          stroke="color-mix(in oklab, var(--on-brand) 30%, transparent)"
        />
        <circle
          cx="22"
          cy="22"
          r="17"
          stroke="var(--accent)"
          strokeLinecap="round"
          pathLength="3"
          strokeDasharray="2 1"
          transform="rotate(-90 22 22)"
        />
      </svg>
      <p className="flex flex-wrap justify-between text-small tabular-nums">
        <span>{from}</span>
        <span>{at}</span>
      </p>
      <p className="text-lead leading-snug font-semibold">{sentence}</p>
    </div>
  );
}

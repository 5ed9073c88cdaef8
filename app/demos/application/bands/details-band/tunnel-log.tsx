import * as styles from "../../details.module.css";

/** What happens to a tick without a network, line by line, below the river that the tram goes under. */
export function TunnelLog({ log }: { log: readonly { at: string; text: string }[] }) {
  return (
    <div className={`${styles.tunnelLog} grid content-end gap-3`}>
      <svg viewBox="0 0 320 120" aria-hidden fill="none" strokeWidth="4" strokeLinecap="round">
        <path
          d="M70 22q15-9 30 0t30 0 30 0 30 0 30 0 30 0l-22 36H92z"
          fill="var(--brand)"
          stroke="none"
        />
        <path d="M2 22h42q14 0 18 14l14 50q6 20 24 20" stroke="var(--accent)" />
        <path d="M106 106h112" stroke="var(--line-strong)" strokeDasharray="1 11" />
        <path d="M222 106q18 0 24-20l14-50q4-14 18-14h40" stroke="var(--accent)" />
        <rect x="126" y="74" width="70" height="30" rx="8" fill="var(--on-brand)" />
        <path
          d="M138 86h10m8 0h10m8 0h10"
          stroke="var(--brand)"
          strokeWidth="9"
          strokeLinecap="butt"
        />
      </svg>
      <ol className="grid content-end gap-3">
        {log.map(({ at, text }) => (
          <li key={at}>
            <span>{at}</span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

import * as styles from "../../details.module.css";

/** What happens to a tick without a network, line by line. */
export function TunnelLog({ log }: { log: readonly { at: string; text: string }[] }) {
  return (
    <ol className={styles.tunnelLog}>
      {log.map(({ at, text }) => (
        <li key={at}>
          <span>{at}</span>
          {text}
        </li>
      ))}
    </ol>
  );
}

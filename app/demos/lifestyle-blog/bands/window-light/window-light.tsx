import * as styles from "./window-light.module.css";

/** The light of a window of six panes, low and aslant, on the ground of the band around it. Mirrored where the sun comes from the other side. The band sets `--window-light`, its colour. */
export function WindowLight({ from = "start" }: { from?: "start" | "end" }) {
  return (
    <svg viewBox="0 0 900 1000" aria-hidden className={styles.light} data-from={from}>
      <path d="M0 40 250 150v220L0 260zM276 162l250 110v220L276 382zM0 290l250 110v220L0 510zM276 412l250 110v220L276 632zM0 540l250 110v220L0 760zM276 662l250 110v220L276 882z" />
    </svg>
  );
}

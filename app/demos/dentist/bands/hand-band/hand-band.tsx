import * as styles from "./hand-band.module.css";

interface HandBandProps {
  heading: string;
  text: string;
  /** What the switch does. */
  action: string;
  /** What is heard before, and after it. */
  sound: { on: string; off: string };
}

/**
 * The promise of the house, to try: a drill as a line that trembles, and a hand to raise, which stops it. A native check box, so that it
 * works with keys and without script.
 */
export function HandBand({ heading, text, action, sound }: HandBandProps) {
  return (
    <section id="stop" data-tone="brand" aria-labelledby="stop-heading" className={styles.band}>
      <div className={styles.words}>
        <h2 id="stop-heading" className="display max-w-[12ch] text-display-1">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-lead">{text}</p>
      </div>
      <label className={styles.raise}>
        <input type="checkbox" className={styles.box} />
        <svg viewBox="0 0 160 220" aria-hidden className={styles.hand}>
          <path d="M56 128V58M80 122V38M104 124V46M127 134V70M56 158L30 128" />
          <path className={styles.palm} d="M44 128h94v26c0 30-18 46-44 46s-50-22-50-46z" />
          <path className={styles.sleeve} d="M50 196h88v24H50z" />
        </svg>
        <span className={styles.action}>{action}</span>
      </label>
      <p className={`${styles.sound} display text-display-4`}>
        <span className={styles.on}>{sound.on}</span>
        <span className={styles.off}>{sound.off}</span>
      </p>
      <svg viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden className={styles.drill}>
        <path d={wave} vectorEffect="non-scaling-stroke" />
      </svg>
    </section>
  );
}

/** A tremble that grows and sinks: 150 turns of a line. */
const wave = `M0 60${Array.from({ length: 150 }, (_, index) => {
  const height = Math.round((18 + 34 * Math.abs(Math.sin(index * 0.21))) * (index % 2 ? 1 : -1));
  return `L${index * 8 + 4} ${60 + height}`;
}).join("")}L1200 60`;

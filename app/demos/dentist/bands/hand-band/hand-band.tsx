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
 * works with keys and without script. Its words stand beside the hand, never on it.
 */
export function HandBand({ heading, text, action, sound }: HandBandProps) {
  return (
    <section id="stop" data-tone="brand" aria-labelledby="stop-heading" className={styles.band}>
      <div className={styles.words}>
        <h2 id="stop-heading" className={`${styles.question} display`}>
          {heading}
        </h2>
        <p className="max-w-[44ch] text-lead">{text}</p>
      </div>
      <label className={styles.raise}>
        <input type="checkbox" className={styles.box} />
        <span className={styles.action}>{action}</span>
        <svg viewBox="0 0 160 220" aria-hidden className={styles.hand}>
          <path d="M56 140V58M80 140V38M104 140V46M127 140V70M56 158L30 128" />
          <path
            className={styles.palm}
            d="M46.5 120h19v6a2.5 2.5 0 0 0 5 0v-6h19v6a2.5 2.5 0 0 0 5 0v-6h19v6a2 2 0 0 0 4 0v-6h19v34c0 30-17 46-42.5 46s-47.5-22-47.5-46z"
          />
          <path className={styles.sleeve} d="M50 196h88v24H50z" />
        </svg>
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

import * as styles from "./material-samples.module.css";

const grains = {
  oak: styles.oak,
  knit: styles.knit,
  woven: styles.woven,
  stone: styles.stone,
} as const;

export interface MaterialSample {
  /** Which of the drawings. */
  grain: keyof typeof grains;
  name: string;
  /** How many times as large as it is. */
  times: number;
  text: string;
  /** What to do for it. */
  care: string;
}

interface MaterialSamplesProps {
  id: string;
  heading: string;
  intro: string;
  samples: readonly MaterialSample[];
}

/** Materials under a magnifying glass: four round views, drawn, so near that rings, stitches and threads can be told apart. */
export function MaterialSamples({ id, heading, intro, samples }: MaterialSamplesProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.materials}>
      <header
        className={`${styles.head} grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-8`}
      >
        <h2 id={`${id}-heading`} className="display text-display-2 lg:col-span-7">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft lg:col-span-5">{intro}</p>
      </header>
      <ul className={styles.glasses}>
        {samples.map(({ grain, name, times, text, care }) => (
          <li key={grain}>
            <div aria-hidden className={`${styles.glass} ${grains[grain]}`} />
            <h3 className={`${styles.name} display text-display-3`}>
              {name} <span className="text-small text-soft tabular-nums">× {times}</span>
            </h3>
            <p className="text-small text-soft">{text}</p>
            {care && <p className="border-t border-line pt-2 text-small">{care}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

import * as styles from "./roast-story.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface RoastStoryProps {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  picture: PictureSource;
  log: {
    caption: string;
    /** Temperature of the beans in °C, one value every half minute. */
    temperatures: readonly number[];
    /** What happens, with its index in `temperatures`. */
    stages: readonly { at: number; time: string; title: string; text: string }[];
  };
}

/** How the house roasts: the machine, its story, and the log of one batch as a curve whose numbers are told below it. */
export function RoastStory({ id, heading, paragraphs, picture, log }: RoastStoryProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${styles.story} bg-sunken`}>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 42vw, 100vw"
        position="50% 60%"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-[58ch] text-soft">
            {paragraph}
          </p>
        ))}
        <figure className={styles.log}>
          <figcaption className="font-semibold">{log.caption}</figcaption>
          <RoastCurve temperatures={log.temperatures} marks={log.stages.map(({ at }) => at)} />
          <ol>
            {log.stages.map(({ time, title, text }, index) => (
              <li key={title}>
                <span aria-hidden className={styles.number}>
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">
                    {time}, {title}
                  </h3>
                  <p className="text-small text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </section>
  );
}

const WIDTH = 640;
const HEIGHT = 240;
/** The temperatures at the foot and the head of the chart. */
const SCALE = { low: 60, high: 220 };

/** Decorative: the list below says what it shows. */
function RoastCurve({
  temperatures,
  marks,
}: {
  temperatures: readonly number[];
  marks: readonly number[];
}) {
  const x = (index: number) => 16 + (index / (temperatures.length - 1)) * (WIDTH - 32);
  const y = (degrees: number) =>
    Math.round(HEIGHT - ((degrees - SCALE.low) / (SCALE.high - SCALE.low)) * HEIGHT);
  const points = temperatures.map((degrees, index) => `${Math.round(x(index))},${y(degrees)}`);
  return (
    <svg viewBox={`0 -16 ${WIDTH} ${HEIGHT + 20}`} aria-hidden className={styles.curve}>
      {[100, 150].map((degrees) => (
        <g key={degrees}>
          <path d={`M0 ${y(degrees)}H${WIDTH}`} className={styles.line} />
          <text x={WIDTH} y={y(degrees) + 6} textAnchor="end">
            {degrees} °C
          </text>
        </g>
      ))}
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className={styles.foot} />
      <polyline points={points.join(" ")} />
      {marks.map((at, index) => (
        <g key={at} transform={`translate(${Math.round(x(at))} ${y(temperatures[at]!)})`}>
          <circle r="14" />
          <text textAnchor="middle" dy="0.36em" className={styles.mark}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

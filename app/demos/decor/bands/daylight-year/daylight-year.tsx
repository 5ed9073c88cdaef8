import * as styles from "./daylight-year.module.css";
import type { CSSProperties } from "react";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface Arrival {
  name: string;
  href: string;
  /** Formatted. */
  price: string;
  picture: PictureSource;
  /** "12 Oct 2026" */
  date: string;
  /** How much light there was on that day, in words. */
  light: string;
  /** Where that day stands in the year, 0 to 1, and its hours of light. */
  at: number;
  hours: number;
}

interface DaylightYearProps {
  heading: string;
  intro: string;
  months: readonly string[];
  /** Hours of light on days in equal steps from the first of January to the last of December. */
  curve: readonly number[];
  /** Said of the curve. */
  note: string;
  /** In the order of their days in a year. */
  arrivals: readonly Arrival[];
}

/** Height of the chart for its width of 1000, and how far below its foot the arrivals begin. */
const HEIGHT = 300;
const FALL = 90;
/** How far below the foot the threads have passed the names of the months. */
const NAMES = 26;
/** From the middle of one arrival to that of the next, between margins. */
const APART = 190.3;

/**
 * A year of the shop as its light goes, from none to all night: what came in hangs from the day on which it did. On phones the days on which
 * something came stand below each other on one line, each as wide as its light.
 */
export function DaylightYear({ heading, intro, months, curve, note, arrivals }: DaylightYearProps) {
  const y = (hours: number) => (1 - hours / 24) * (HEIGHT - 16) + 8;
  const line = curve
    .map(
      (hours, step) => `${((step / (curve.length - 1)) * 1000).toFixed(1)} ${y(hours).toFixed(1)}`,
    )
    .join("L");
  const across = (hours: number) => (hours / 24) * 1000;
  const down = (index: number) => ((index + 0.5) / arrivals.length) * 1000;
  const upright = [
    ...arrivals.map(({ hours }, index) => [across(hours), down(index)] as const),
    [0, 1000] as const,
  ]
    .map(([x, foot], index, points) => {
      const [from, top] = points[index - 1] ?? [0, 0];
      const half = (top + foot) / 2;
      return `C${from} ${half} ${x} ${half} ${x} ${foot}`;
    })
    .join("");
  return (
    <section id="new" aria-labelledby="new-heading" className={styles.year}>
      <header className={styles.head}>
        <h2 id="new-heading" className="display text-display-2">
          {heading}
        </h2>
        <p>{intro}</p>
      </header>
      <div className={styles.chart}>
        <svg
          viewBox={`0 0 1000 ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={note}
          className={`${styles.sky} ${styles.wide}`}
        >
          <path d={`M0 ${HEIGHT}L${line}L1000 ${HEIGHT}Z`} className={styles.day} />
          <path d={`M${line}`} className={styles.edge} />
        </svg>
        <svg
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          role="img"
          aria-label={note}
          className={`${styles.sky} ${styles.upright}`}
        >
          <path d={`M0 0${upright}Z`} className={styles.day} />
          <path d={`M0 0${upright}`} className={styles.edge} />
          {arrivals.map(({ name, hours }, index) => (
            <path key={name} d={`M${across(hours)} ${down(index)}H1000`} className={styles.edge} />
          ))}
        </svg>
        <ol aria-hidden className={`${styles.days} ${styles.upright}`}>
          {arrivals.map(({ name, at }) => (
            <li key={name}>{months[Math.floor(at * months.length)]}</li>
          ))}
        </ol>
        <ol aria-hidden className={`${styles.months} ${styles.wide}`}>
          {months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
        <svg
          viewBox={`0 0 1000 ${HEIGHT + FALL}`}
          preserveAspectRatio="none"
          aria-hidden
          className={`${styles.threads} ${styles.wide}`}
        >
          {arrivals.map(({ name, at, hours }, index) => (
            <path
              key={name}
              d={`M${at * 1000} ${y(hours)}V${HEIGHT + NAMES}L${500 + (index - (arrivals.length - 1) / 2) * APART} ${HEIGHT + FALL}`}
            />
          ))}
        </svg>
        {arrivals.map(({ name, at, hours }, index) => (
          <span
            key={name}
            aria-hidden
            className={styles.sun}
            style={
              {
                "--x": `${at * 100}%`,
                "--y": y(hours) / HEIGHT,
                "--across": `${across(hours) / 10}%`,
                "--down": `${down(index) / 10}%`,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <ul className={styles.arrivals}>
        {arrivals.map(({ name, href, price, picture, date, light }) => (
          <li key={href}>
            <Link href={href} className={styles.arrival}>
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 18vw, 22vw"
                ratio="4 / 5"
                alt=""
                className={styles.picture}
              />
              <span className={styles.name}>
                <span>{name}</span> <span className="tabular-nums">{price}</span>
              </span>
              <span className="text-small">
                {date}, <span className="inline-block">{light}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

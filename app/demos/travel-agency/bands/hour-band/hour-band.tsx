import * as styles from "./hour-band.module.css";
import type { CSSProperties } from "react";
import { Section } from "#app/sections/section.tsx";

interface HourBandProps {
  id: string;
  /** How many hours there are: reads on into `heading`. */
  figure: string;
  heading: string;
  text: string;
  /** What the hours go into, in the order in which they are spent. */
  chores: readonly { title: string; hours: number; text: string }[];
}

/** Hours of work as a ruler with a field for each: what they go into stands where it begins. They fill up as the page comes by. */
export function HourBand({ id, figure, heading, text, chores }: HourBandProps) {
  return (
    <Section id={id} tone="brand" width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display max-w-[18ch] text-display-1">
        {figure} {heading}
      </h2>
      <p className="mt-5 max-w-[52ch] text-lead">{text}</p>
      <dl
        className={styles.hours}
        style={
          {
            "--columns": chores
              .map(({ hours }) => `minmax(min(8.5rem, 16%), ${hours}fr)`)
              .join(" "),
          } as CSSProperties
        }
      >
        {chores.map(({ title, hours, text }, index) => (
          <div
            key={title}
            className={styles.chore}
            style={{ "--hours": hours, "--at": index } as CSSProperties}
          >
            <dt className={`${styles.title} display text-display-4`}>{title}</dt>
            <dd className="text-small">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

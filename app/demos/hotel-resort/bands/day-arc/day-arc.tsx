import * as styles from "./day-arc.module.css";
import type { CSSProperties } from "react";
import { Shore } from "../shore.tsx";
import { Section } from "#app/sections/section.tsx";

interface DayArcProps {
  heading: string;
  intro: string;
  /** Each with what stands in the sky, `sun` or `star`, and how high, 0 to 1. */
  hours: readonly { time: string; title: string; text: string; sky: string; rise: string }[];
}

/** One view over the marsh in seven lights: at every hour the sun stands where it then is, and after it has set there are stars. */
export function DayArc({ heading, intro, hours }: DayArcProps) {
  return (
    <Section id="day" width="full" space="none" aria-labelledby="day-heading">
      <div className={styles.head}>
        <h2 id="day-heading" className="display max-w-[14ch] text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-soft">{intro}</p>
      </div>
      <div className={styles.scene}>
        <ol aria-labelledby="day-heading" className={styles.day}>
          {hours.map(({ time, title, text, sky, rise }) => (
            <li key={time} data-sky={sky} style={{ "--rise": rise } as CSSProperties}>
              <span aria-hidden className={styles.pane} />
              <time dateTime={time} className="figures">
                {time}
              </time>
              <h3 className="display text-display-4">{title}</h3>
              <p className="text-small text-soft">{text}</p>
            </li>
          ))}
        </ol>
        <Shore className={styles.shore} />
      </div>
    </Section>
  );
}

import * as styles from "./day-arc.module.css";
import type { CSSProperties } from "react";
import { Shore } from "../shore.tsx";
import { Section } from "#app/sections/section.tsx";

interface DayArcProps {
  heading: string;
  intro: string;
  /** Sunrise and sunset, in hours: 20.5 is half past eight in the evening. */
  sun: { rises: number; sets: number };
  hours: readonly { time: string; title: string; text: string }[];
}

/** One view over the marsh in seven lights: at every hour the sun stands where it then is, and after it has set there are stars. */
export function DayArc({ heading, intro, sun, hours }: DayArcProps) {
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
          {hours.map(({ time, title, text }) => (
            <li
              key={time}
              data-sky={hourOf(time) > sun.sets ? "star" : "sun"}
              style={{ "--rise": rise(hourOf(time), sun).toFixed(3) } as CSSProperties}
            >
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

/** "20:30" is 20.5. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

/** How high the sun stands: 0 at the horizon, 1 at noon. What comes after sunset climbs again. */
function rise(hour: number, { rises, sets }: DayArcProps["sun"]): number {
  return Math.abs(Math.sin((Math.PI * (hour - rises)) / (sets - rises)));
}

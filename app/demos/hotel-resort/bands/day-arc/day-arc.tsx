import * as styles from "./day-arc.module.css";
import type { CSSProperties } from "react";
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls on phones must be reachable by keys */}
        <ol tabIndex={0} aria-labelledby="day-heading" className={styles.day}>
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
        <Shore />
      </div>
    </Section>
  );
}

/** The land before the sky, the same at every hour: salt, house and tower, palms, the bay with its rock. */
function Shore() {
  return (
    <svg viewBox="0 0 1400 352" preserveAspectRatio="none" aria-hidden className={styles.shore}>
      <path
        className={styles.hills}
        d="M0 250C120 214 220 236 330 226S560 190 700 222 900 236 1000 232H1400V352H0z"
      />
      <path
        className={styles.land}
        d="M0 274H40L84 214L128 274H160L196 232L232 274H262L310 196L358 274H420L452 238L484 274H560V206H590V160H604V130H650V160H664V206H706V184H770V206H830V274H980C1060 280 1100 300 1130 304H1400V352H0zM1216 304C1226 262 1248 250 1264 262S1300 270 1310 304zM618 150a9 9 0 0 1 18 0v22h-18zM730 210h14v24h-14zM586 222h14v24h-14zM786 222h14v24h-14z"
        fillRule="evenodd"
      />
      <path
        className={styles.palms}
        d="M868 274C872 220 874 190 866 148M866 150C842 128 818 134 808 152M866 150C850 116 826 108 808 114M866 150C872 116 894 104 914 110M866 150C892 130 914 138 924 156M930 274C930 238 934 216 928 190M928 190C910 176 894 180 886 194M928 190C934 166 952 160 966 166M928 190C946 180 960 186 968 200"
      />
    </svg>
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

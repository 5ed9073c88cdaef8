import type { CSSProperties } from "react";
import * as styles from "./day-timetable.module.css";

/** From when to when the sun is over the water on an ordinary day, in hours. */
const RISES = 6;
const SETS = 21;
/** From when on the sky darkens, in hours. */
const DUSK = 17;

/**
 * The light over the canal through a day, with the sun as it stands at each of `times` (`18:00`), all equally far from each other. Decorative: the
 * times are written beside it.
 */
export function DaySky({ times }: { times: readonly string[] }) {
  const suns = times.map((time, index) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    const now = hour + minute / 60;
    return {
      time,
      at: (index + 0.5) / times.length,
      height: Math.sin((Math.PI * (now - RISES)) / (SETS - RISES)),
      dusk: Math.min(1, Math.max(0, (now - DUSK) / (SETS - DUSK))),
    };
  });
  const light = suns.map(({ at, height, dusk }) => {
    const day = `color-mix(in oklab, var(--day) ${percent(height)}, var(--dawn))`;
    return `color-mix(in oklab, var(--night) ${percent(dusk)}, ${day}) ${percent(at)}`;
  });
  return (
    <div aria-hidden className={styles.sky} style={{ "--light": light.join() } as CSSProperties}>
      {suns.map(({ time, at, height }) => (
        <span
          key={time}
          className={styles.sun}
          style={{ "--at": percent(at), "--height": height.toFixed(2) } as CSSProperties}
        />
      ))}
    </div>
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

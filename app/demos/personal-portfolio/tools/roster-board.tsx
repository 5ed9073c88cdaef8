import * as styles from "./roster-board.module.css";
import type { CSSProperties } from "react";

/** The hours that the board shows. */
const DAY = { from: 4, to: 24 };

const looks = {
  plain: styles.shift,
  /** One of two that change hands. */
  swap: `${styles.shift} ${styles.swap}`,
  /** Would begin too early. */
  refused: `${styles.shift} ${styles.refused}`,
} as const;

export interface RosterBoardProps {
  /** What is to be seen, for those who do not see it. */
  label: string;
  hours: readonly number[];
  drivers: readonly {
    name: string;
    /** In hours of the day. */
    shifts: readonly { line?: number; from: number; to: number; look: keyof typeof looks }[];
  }[];
  /** Said before the number of a line; a short shift has no room for it on a phone. */
  line: string;
  /** Said where there is no line. */
  rest: string;
  notes: { swap: string; refused: string };
}

/** A picture of the tram depot's roster: one day, a row for each driver, true to the hour. */
export function RosterBoard({ label, hours, drivers, line, rest, notes }: RosterBoardProps) {
  return (
    <div role="img" aria-label={label} className={styles.board}>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour} style={place(hour, hour)}>
            {hour}
          </span>
        ))}
      </div>
      {drivers.map(({ name, shifts }) => (
        <div key={name} className={styles.driver}>
          <span className={styles.name}>{name}</span>
          <span className={styles.day}>
            {shifts.map(({ line: number, from, to, look }) => (
              <span key={from} className={looks[look]} style={place(from, to)}>
                {number ? (
                  <>
                    <span className={to - from < 6 ? "max-sm:hidden" : undefined}>{line}</span>
                    {number}
                  </>
                ) : (
                  rest
                )}
              </span>
            ))}
          </span>
        </div>
      ))}
      <div className={styles.notes}>
        <span>{notes.swap}</span>
        <span className={styles.no}>{notes.refused}</span>
      </div>
    </div>
  );
}

function place(from: number, to: number) {
  const length = DAY.to - DAY.from;
  return { "--from": (from - DAY.from) / length, "--span": (to - from) / length } as CSSProperties;
}

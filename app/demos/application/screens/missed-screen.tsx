import * as styles from "./screens.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { WeekDots, type Day } from "../bands/week-dots/week-dots.tsx";

interface MissedScreenProps {
  title: string;
  text: string;
  week: { done: readonly Day[]; missed: readonly Day[]; moved: readonly Day[] };
  from: { day: string; hour: string };
  to: { day: string; hour: string };
  reason: string;
  spare: { label: string; text: string };
  buttons: readonly [string, string];
}

/** The evening of a missed day: where it could go, or that it may be let go. */
export function MissedScreen({
  title,
  text,
  week,
  from,
  to,
  reason,
  spare,
  buttons,
}: MissedScreenProps) {
  return (
    <div className={styles.screen}>
      <div>
        <p className={`${styles.title} display`}>{title}</p>
        <p className={styles.soft}>{text}</p>
      </div>
      <WeekDots {...week} />
      <div className={styles.card}>
        <div className={styles.move}>
          <p className={`${styles.slot} ${styles.slotEmpty}`}>
            <b>{from.day}</b>
            {from.hour}
          </p>
          <Icon name="arrow-right" className={`${styles.arrow} rtl:rotate-180`} />
          <p className={styles.slot}>
            <b>{to.day}</b>
            {to.hour}
          </p>
        </div>
        <p className={styles.soft}>{reason}</p>
      </div>
      <div className={styles.card}>
        <b>{spare.label}</b>
        <p className={styles.soft}>{spare.text}</p>
      </div>
      <p className={styles.button}>{buttons[0]}</p>
      <p className={`${styles.button} ${styles.buttonQuiet}`}>{buttons[1]}</p>
    </div>
  );
}

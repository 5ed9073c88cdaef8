import * as styles from "./screens.module.css";
import { WeekDots, type Day } from "../bands/week-dots/week-dots.tsx";

interface PlanScreenProps {
  title: string;
  habit: string;
  often: { label: string; chosen: number; note: string };
  days: { label: string; possible: readonly Day[]; taken: readonly Day[]; note: string };
  enough: { label: string; answer: string };
  button: string;
}

/** The goal for a week: how often, and on which days it could be. */
export function PlanScreen({ title, habit, often, days, enough, button }: PlanScreenProps) {
  return (
    <div className={styles.screen}>
      <div>
        <p className={styles.soft}>{title}</p>
        <p className={`${styles.title} display`}>{habit}</p>
      </div>
      <div className={styles.card}>
        <b>{often.label}</b>
        <p className={`${styles.often} display`}>
          {[1, 2, 3, 4, 5, 6, 7].map((times) => (
            <span key={times} data-chosen={times === often.chosen || undefined}>
              {times}
            </span>
          ))}
        </p>
        <p className={styles.soft}>{often.note}</p>
      </div>
      <div className={styles.card}>
        <b>{days.label}</b>
        <WeekDots done={days.possible} missed={days.taken} />
        <p className={styles.soft}>{days.note}</p>
      </div>
      <div className={styles.card}>
        <b>{enough.label}</b>
        <p className={styles.soft}>{enough.answer}</p>
      </div>
      <p className={styles.button}>{button}</p>
    </div>
  );
}

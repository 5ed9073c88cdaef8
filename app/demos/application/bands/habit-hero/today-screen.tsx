import * as styles from "./today-screen.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { WeekDots, type Day } from "../week-dots/week-dots.tsx";

interface TodayScreenProps {
  day: string;
  /** How much is left of the week. */
  left: string;
  week: { done: readonly Day[]; missed: readonly Day[]; moved: readonly Day[] };
  /** Three, each one short of its goal: the tick that is left closes its ring. */
  habits: readonly { name: string; when: string; done: number; goal: number }[];
  /** Before anything was ticked, and when all of it was. */
  rest: { title: string; text: string };
  kept: { title: string; text: string };
}

/** The app's first screen, with boxes that can be ticked: `data-habit` numbers them from 1 for what is around it. */
export function TodayScreen({ day, left, week, habits, rest, kept }: TodayScreenProps) {
  return (
    <fieldset className={styles.today}>
      <legend className={styles.head}>
        <span className={`${styles.day} display`}>{day}</span>
        <span className={styles.left}>{left}</span>
      </legend>
      <WeekDots {...week} />
      <ul className={styles.habits}>
        {habits.map(({ name, when, done, goal }, index) => (
          <li key={name} className={styles.habit}>
            <label>
              <span className={styles.name}>{name}</span>
              <span className={styles.when}>
                {when}, <span className={styles.now}>{`${done} of ${goal}`}</span>
                <span className={styles.after}>{`${done + 1} of ${goal}`}</span>
              </span>
              <input type="checkbox" data-habit={index + 1} />
              <span aria-hidden className={styles.box}>
                <Icon name="check" className={styles.check} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        <span className={styles.rest}>
          <b>{rest.title}</b> {rest.text}
        </span>
        <span className={styles.kept}>
          <b>{kept.title}</b> {kept.text}
        </span>
      </p>
    </fieldset>
  );
}

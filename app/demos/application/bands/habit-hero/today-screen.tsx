import "./today-screen.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { WeekDots, type Day } from "../week-dots/week-dots.tsx";

interface TodayScreenProps {
  day: string;
  /** How much is left of the week. */
  left: string;
  done: readonly Day[];
  /** Three, each one short of its goal: the tick that is left closes its ring. */
  habits: readonly { name: string; when: string; done: number; goal: number }[];
  /** Before anything was ticked, and when all of it was. */
  rest: { title: string; text: string };
  kept: { title: string; text: string };
}

/** The app's first screen, with boxes that can be ticked. */
export function TodayScreen({ day, left, done, habits, rest, kept }: TodayScreenProps) {
  return (
    <fieldset className="today">
      <legend className="today-head">
        <span className="today-day">{day}</span>
        <span className="today-left">{left}</span>
      </legend>
      <WeekDots done={done} />
      <ul className="today-habits">
        {habits.map(({ name, when, done, goal }) => (
          <li key={name} className="today-habit">
            <label>
              <span className="today-name">{name}</span>
              <span className="today-when">
                {when}, <span className="today-now">{`${done} of ${goal}`}</span>
                <span className="today-after">{`${done + 1} of ${goal}`}</span>
              </span>
              <input type="checkbox" />
              <span aria-hidden className="today-box">
                <Icon name="check" className="today-check" />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="today-note">
        <span className="today-rest">
          <b>{rest.title}</b> {rest.text}
        </span>
        <span className="today-kept">
          <b>{kept.title}</b> {kept.text}
        </span>
      </p>
    </fieldset>
  );
}

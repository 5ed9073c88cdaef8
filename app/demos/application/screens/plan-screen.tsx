import "./screens.css";
import { WeekDots, type Day } from "../bands/week-dots/week-dots.tsx";

interface PlanScreenProps {
  title: string;
  habit: string;
  often: { label: string; chosen: number; note: string };
  days: { label: string; possible: readonly Day[]; taken: readonly Day[]; note: string };
  enough: { label: string; answer: string };
  button: string;
}

/** A new habit: how often in a week, and on which days it could be. */
export function PlanScreen({ title, habit, often, days, enough, button }: PlanScreenProps) {
  return (
    <div className="app-screen">
      <div>
        <p className="app-soft">{title}</p>
        <p className="app-title">{habit}</p>
      </div>
      <div className="app-card">
        <b>{often.label}</b>
        <p className="app-often">
          {[1, 2, 3, 4, 5, 6, 7].map((times) => (
            <span key={times} data-chosen={times === often.chosen || undefined}>
              {times}
            </span>
          ))}
        </p>
        <p className="app-soft">{often.note}</p>
      </div>
      <div className="app-card">
        <b>{days.label}</b>
        <WeekDots done={days.possible} missed={days.taken} />
        <p className="app-soft">{days.note}</p>
      </div>
      <div className="app-card">
        <b>{enough.label}</b>
        <p className="app-soft">{enough.answer}</p>
      </div>
      <p className="app-button">{button}</p>
    </div>
  );
}

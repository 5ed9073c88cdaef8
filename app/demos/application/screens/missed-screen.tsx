import "./screens.css";
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
    <div className="app-screen">
      <div>
        <p className="app-title">{title}</p>
        <p className="app-soft">{text}</p>
      </div>
      <WeekDots {...week} />
      <div className="app-card">
        <div className="app-move">
          <p className="app-slot app-slot-empty">
            <b>{from.day}</b>
            {from.hour}
          </p>
          <Icon name="arrow-right" className="rtl:rotate-180" />
          <p className="app-slot">
            <b>{to.day}</b>
            {to.hour}
          </p>
        </div>
        <p className="app-soft">{reason}</p>
      </div>
      <div className="app-card">
        <b>{spare.label}</b>
        <p className="app-soft">{spare.text}</p>
      </div>
      <p className="app-button">{buttons[0]}</p>
      <p className="app-button app-button-quiet">{buttons[1]}</p>
    </div>
  );
}

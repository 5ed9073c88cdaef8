import "./screens.css";
import type { CSSProperties } from "react";

interface YearScreenProps {
  title: string;
  text: string;
  /** Per cent of each week that was kept, the first week first. */
  weeks: readonly number[];
  sums: readonly { figure: string; text: string }[];
}

/** A year as rings, one for each week; the full ones are in the accent's colour. */
export function YearScreen({ title, text, weeks, sums }: YearScreenProps) {
  return (
    <div className="app-screen">
      <div>
        <p className="app-title">{title}</p>
        <p className="app-soft">{text}</p>
      </div>
      <div className="app-year">
        {weeks.map((kept, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- weeks are their place in the year
            key={index}
            data-full={kept === 100 || undefined}
            style={{ "--kept": kept } as CSSProperties}
          />
        ))}
      </div>
      <div className="app-sums">
        {sums.map(({ figure, text: what }) => (
          <div key={what} className="app-card">
            <p className="app-sum">{figure}</p>
            <p className="app-soft">{what}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

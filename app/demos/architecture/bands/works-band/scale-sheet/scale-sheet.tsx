import * as styles from "./scale-sheet.module.css";
import type { CSSProperties } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";

interface ScaledPlan {
  key: string;
  name: string;
  /** "214 m²" */
  area: string;
  /** Width and depth in metres. */
  size: readonly [number, number];
}

/** Id of a plan on the sheet, for links from the table. */
export const planId = (key: string) => `plan-${key}`;

interface ScaleSheetProps {
  /** Names the list. */
  label: string;
  plans: readonly ScaledPlan[];
  /** Beside the bar, which is ten metres long. */
  scale: string;
}

/** The ground plans of all works on one sheet and at one scale: a hall beside a kiosk. What a link or a pointer leads to turns to the one colour. */
export function ScaleSheet({ label, plans, scale }: ScaleSheetProps) {
  return (
    <div className={styles.sheet}>
      <ul aria-label={label} className={styles.plans}>
        {plans.map(({ key, name, area, size: [width, depth] }) => (
          <li key={key} id={planId(key)}>
            <Drawing
              href={`/drawings/plinth.svg#${key}`}
              viewBox={`0 0 ${width} ${depth}`}
              style={{ "--across": width, aspectRatio: `${width} / ${depth}` } as CSSProperties}
            />
            <span className={styles.name}>
              <span>{name}</span> <span className="text-soft tabular-nums">{area}</span>
            </span>
          </li>
        ))}
      </ul>
      <p aria-hidden className={`${styles.scale} text-label`}>
        {scale}
      </p>
    </div>
  );
}

import * as styles from "./scale-sheet.module.css";
import type { CSSProperties } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Drawing } from "#app/elements/media/drawing.tsx";

interface ScaledPlan {
  key: string;
  name: string;
  /** Where it hangs in the reel. */
  href?: string | undefined;
  /** "214 m²" */
  area: string;
  /** When and where: told here on phones, where no table stands below. */
  made: readonly string[];
  now: string;
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

/**
 * The ground plans of all works on one sheet and at one scale: a hall beside a kiosk. What a link or a pointer leads to turns to the one colour.
 * Where room is short the sheet is a list: each plan beside what else is known of it.
 */
export function ScaleSheet({ label, plans, scale }: ScaleSheetProps) {
  return (
    <div className={styles.sheet}>
      <ul aria-label={label} className={styles.plans}>
        {plans.map(({ key, name, href, area, made, now, size: [width, depth] }) => (
          <li key={key} id={planId(key)}>
            <Drawing
              href={`/drawings/plinth.svg#${key}`}
              viewBox={`0 0 ${width} ${depth}`}
              style={{ "--across": width, aspectRatio: `${width} / ${depth}` } as CSSProperties}
            />
            <div className={styles.name}>
              <p className={styles.work}>
                {href ? (
                  <Link href={href} className={styles.toSheet}>
                    {name}
                    <Icon name="arrow-up" className={styles.up} />
                  </Link>
                ) : (
                  name
                )}
              </p>
              <p className="text-soft tabular-nums">
                {made.map((one) => (
                  <span key={one} className={styles.more}>
                    {one}{" "}
                  </span>
                ))}
                {area}
              </p>
              <div className={styles.more}>{now}</div>
            </div>
          </li>
        ))}
      </ul>
      <p aria-hidden className={`${styles.scale} text-label`}>
        {scale}
      </p>
    </div>
  );
}

import * as styles from "./coach-bill.module.css";
import { FeatDrawing } from "./feat-drawing.tsx";
import type { Feat } from "./feat.ts";

export interface Coach {
  name: string;
  text: string;
  /** How much of the week: "9 classes a week". */
  share: string;
  best: { figure: string; of: string; drawn: Feat };
}

interface CoachBillProps {
  id: string;
  heading: string;
  coaches: readonly Coach[];
}

/** The coaches as a fight bill: black on the brand's ground, a line each, with the feat they are announced by. */
export function CoachBill({ id, heading, coaches }: CoachBillProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-tone="brand" className={styles.bill}>
      <h2 id={`${id}-heading`} className={`${styles.heading} display text-display-2`}>
        {heading}
      </h2>
      <ul>
        {coaches.map(({ name, text, share, best }) => (
          <li key={name} className={`${styles.line} group`}>
            <FeatDrawing feat={best.drawn} />
            <h3 className={`${styles.name} display`}>{name}</h3>
            <p className={styles.text}>
              {text} <b className="block">{share}.</b>
            </p>
            <p className={styles.best}>
              <span className={`${styles.figure} figures`}>{best.figure}</span>{" "}
              <span className="text-small">{best.of}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

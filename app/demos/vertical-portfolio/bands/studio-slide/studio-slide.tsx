import * as styles from "./studio-slide.module.css";
import { ChartRoom } from "../chart-room/chart-room.tsx";
import { RuleDrawing, type RuleDrawingName } from "./rule-drawing.tsx";

interface StudioSlideProps {
  id: string;
  heading: string;
  intro: string;
  /** What the drawing shows. */
  view: string;
  rules: readonly { term: string; detail: string; drawing: RuleDrawingName }[];
}

/** The page about the studio: where it stands, drawn from edge to edge, and its four rules on the ground line. */
export function StudioSlide({ id, heading, intro, view, rules }: StudioSlideProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.slide}>
      <div className={styles.page}>
        <h2 id={`${id}-title`} className={`${styles.title} display`}>
          {heading}
        </h2>
        <p className={`${styles.intro} text-lead`}>{intro}</p>
        <div className={styles.view}>
          <ChartRoom alt={view} className={styles.drawing} />
        </div>
        <dl className={styles.rules}>
          {rules.map(({ term, detail, drawing }) => (
            <div key={term}>
              <dt className="display text-display-3">
                <RuleDrawing name={drawing} className={styles.rule} />
                {term}
              </dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

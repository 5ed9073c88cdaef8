import * as styles from "./press-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface PressCutting {
  text: string;
  paper: string;
  /** Where the paper comes out and when this stood in it. */
  issue: string;
}

interface PressBandProps {
  heading: string;
  picture: PictureSource;
  /** Set as large as a heading. */
  lead: PressCutting;
  others: readonly PressCutting[];
}

/** What stood in the papers: one line across the picture's edge, the others as cuttings of their own below it. */
export function PressBand({ heading, picture, lead, others }: PressBandProps) {
  return (
    <section aria-labelledby="press-heading" className={`${styles.band} bg-tint`}>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 66vw, 130vw"
        position="42% 50%"
        className={styles.picture}
      />
      <div className={styles.lead}>
        <h2 id="press-heading" className="font-semibold">
          {heading}
        </h2>
        <Cutting {...lead} isLead />
      </div>
      <ul className={styles.others}>
        {others.map((cutting) => (
          <li key={cutting.paper}>
            <Cutting {...cutting} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cutting({ text, paper, issue, isLead = false }: PressCutting & { isLead?: boolean }) {
  return (
    <figure className="grid gap-5">
      <blockquote className={isLead ? "display text-display-3" : "text-lead"}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="text-small">
        <cite className={`${styles.paper} display`}>{paper}</cite>
        <span className="text-soft">{issue}</span>
      </figcaption>
    </figure>
  );
}

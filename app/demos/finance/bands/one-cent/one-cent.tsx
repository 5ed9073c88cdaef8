import * as styles from "./one-cent.module.css";
import { Section } from "#app/sections/section.tsx";

interface OneCentProps {
  id: string;
  heading: string;
  /** Whose books differed by the coin that is drawn. */
  lead: { text: string; source: string };
  /** Four. */
  others: readonly { text: string; source: string }[];
}

/** What customers say, beside the only difference that anybody found: one cent, as large as the page has room for it. */
export function OneCent({ id, heading, lead, others }: OneCentProps) {
  return (
    <Section id={id} width="wide" ground="sunken" aria-labelledby={`${id}-heading`}>
      <div className={styles.found}>
        <h2 id={`${id}-heading`} className="display text-display-4">
          {heading}
        </h2>
        <figure className={styles.lead}>
          <blockquote className="display text-display-2">
            <p>{lead.text}</p>
          </blockquote>
          <figcaption>{lead.source}</figcaption>
        </figure>
        <Coin />
      </div>
      <ul className={styles.others}>
        {others.map(({ text, source }) => (
          <li key={source}>
            <figure className="grid gap-3">
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption className="text-small text-soft">{source}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Lines on the edge of the coin. */
const REEDS = 120;

/** One cent of no state: a figure, a ledger's lines, a reeded edge. */
function Coin() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden className={styles.coin}>
      <g transform="rotate(11 200 200)">
        <circle cx="200" cy="200" r="196" className={styles.edge} />
        <circle
          cx="200"
          cy="200"
          r="190"
          pathLength={REEDS}
          strokeDasharray="0.5 0.5"
          // Begins in the middle of a line, so that the end of the circle meets no gap.
          strokeDashoffset="0.25"
          className={styles.reeds}
        />
        <circle cx="200" cy="200" r="182" className={styles.face} />
        <circle cx="200" cy="200" r="168" className={styles.rim} />
        <path
          d="M214 112H326M214 140H346M214 240H356M214 268H346M214 296H326"
          className={styles.lines}
        />
        <text x="132" y="272" className={styles.figure}>
          1
        </text>
        <text x="282" y="205" className={styles.word}>
          CENT
        </text>
      </g>
    </svg>
  );
}

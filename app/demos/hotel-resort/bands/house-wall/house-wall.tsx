import * as styles from "./house-wall.module.css";
import { Section } from "#app/sections/section.tsx";

interface HouseWallProps {
  id: string;
  /** The house in two sentences: set as a heading is. */
  text: string;
  notes: readonly { term: string; detail: string }[];
}

/** The house and what its walls are for: seen from within, through the depth of a window, noon lies over the salt. */
export function HouseWall({ id, text, notes }: HouseWallProps) {
  return (
    <Section
      id={id}
      width="wide"
      space="roomy"
      aria-labelledby={`${id}-heading`}
      className={styles.house}
    >
      <svg viewBox="0 0 480 600" aria-hidden className={styles.window}>
        <path className={styles.reveal} d="M0 600V240a240 240 0 0 1 480 0v360z" />
        <path
          fill="color-mix(in oklab, var(--hotel-violet) 22%, transparent)"
          d="M0 600V240A240 240 0 0 1 256 .5C166 14 96 118 96 240v290z"
        />
        <path
          fill="color-mix(in oklab, var(--accent) 38%, white)"
          d="M96 530V240a160 160 0 0 1 320 0v290z"
        />
        <circle className={styles.sun} fill="#fffdf6" cx="312" cy="200" r="44" />
        <path fill="var(--accent)" d="M96 350h320v40H96z" />
        <path fill="color-mix(in oklab, var(--brand) 38%, white)" d="M96 390h320v140H96z" />
        <path fill="#fffdf6" d="M150 436l44-62 44 62zM262 452l58-84 58 84zM112 484l36-50 36 50z" />
        <path className={styles.glint} d="M96 496h320M96 470h90M300 474h116M96 414h320" />
        <path className={styles.sill} d="M96 530h320l64 70H0z" />
        <path
          fill="var(--brand)"
          d="M338 548c-22-10-24-44-6-56v-16h-6v-8h34v8h-6v16c18 12 16 46-6 56z"
        />
      </svg>
      <div className="grid content-center gap-12">
        <h2 id={`${id}-heading`} className={`display ${styles.statement}`}>
          {text}
        </h2>
        <dl className={styles.notes}>
          {notes.map(({ term, detail }) => (
            <div key={term}>
              <dt className="display text-display-4">{term}</dt>
              <dd className="mt-2 text-small text-soft">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

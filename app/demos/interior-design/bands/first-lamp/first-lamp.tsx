import * as styles from "./first-lamp.module.css";
import { Drawing } from "#app/elements/media/drawing.tsx";

const things = ["chair", "sofa"] as const;

interface FirstLampProps {
  id: string;
  /** What the house stands for; its last word is the lamp. */
  text: string;
  /** Three, of what stands or does not stand in the room. */
  notes: readonly [Note, Note, Note];
}

interface Note {
  term: string;
  detail: string;
}

/** An empty room with one lamp in it: it comes down from above, is lit while one scrolls by, and what is believed here is read in its light. */
export function FirstLamp({ id, text, notes }: FirstLampProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.room}>
      <div aria-hidden className={styles.lamp}>
        <svg viewBox="0 0 120 70">
          <path d="M10 64C10 22 36 14 56 13V0H64V13C84 14 110 22 110 64Z" />
          <path d="M10 64H110" className={styles.rim} />
          <ellipse cx="60" cy="65" rx="17" ry="5" className={styles.bulb} />
        </svg>
      </div>
      <h2 id={`${id}-heading`} className={`${styles.text} display text-display-2`}>
        {text}
      </h2>
      <dl className={styles.notes}>
        {notes.map(({ term, detail }, index) => (
          <div key={term}>
            {things[index] ? (
              <Drawing
                href={`/drawings/verre.svg#${things[index]}`}
                viewBox="0 0 160 120"
                className={styles.thing}
              />
            ) : (
              <KeptCrack />
            )}
            <dt className="font-semibold">{term}</dt>
            <dd className="text-small">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A crack in the wall that ends on the floor, and the picture that hangs beside it instead of over it. */
function KeptCrack() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden
      fill="none"
      stroke="var(--line-art)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.thing}
    >
      <path d="M8 112H152M104 14 97 30 103 38 92 54 97 66 86 82 91 94 84 112M97 66l11 8M92 54l-12 4" />
      <path
        d="M32 40h36v46H32zM38 46h24v34H38zM50 40V24M44 70c4-14 9-14 12-4"
        stroke="var(--seat)"
      />
    </svg>
  );
}

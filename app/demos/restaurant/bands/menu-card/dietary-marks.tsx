import * as styles from "./dietary-marks.module.css";

/** What a guest has to know of a dish before ordering it. */
const dietaryMarks = {
  vegetarian: { sign: "V", words: "vegetarian" },
  vegan: { sign: "Ve", words: "vegan" },
  glutenFree: { sign: "GF", words: "gluten-free" },
  nuts: { sign: "N", words: "contains nuts" },
} as const;

export type DietaryMark = keyof typeof dietaryMarks;

/** The marks of one dish: signs for the eye, words for the ear. */
export function DietaryMarks({ marks }: { marks: readonly DietaryMark[] }) {
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark}>
          {" "}
          <span aria-hidden className={styles.mark}>
            {dietaryMarks[mark].sign}
          </span>
          <span className="sr-only">{dietaryMarks[mark].words}</span>
        </span>
      ))}
    </span>
  );
}

/** What the signs mean, for the foot of a menu. */
export function DietaryLegend({ className }: { className?: string }) {
  return (
    <ul aria-label="Dietary symbols" className={className}>
      {Object.values(dietaryMarks).map(({ sign, words }) => (
        <li key={sign} className="inline-flex items-center gap-2">
          <span aria-hidden className={styles.mark}>
            {sign}
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}

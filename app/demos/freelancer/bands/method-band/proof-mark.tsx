import * as styles from "./proof-mark.module.css";

/** Where a line of type stands in a column, and how long it is. */
interface TypeLine {
  y: number;
  from?: number;
  to: number;
}

/** A full page of lines, ragged as type is. */
const page: readonly TypeLine[] = [292, 276, 300, 284, 296, 268, 300, 288, 280, 296, 120].map(
  (to, line) => ({ y: 24 + line * 32, to }),
);

/** A column of type as grey lines, and over it the mark in pencil. */
const signs = {
  /** Everything, and a caret where still more belongs. */
  insert: {
    type: [
      ...page.slice(0, 4),
      { y: 152, to: 130 },
      { y: 152, from: 176, to: 300 },
      ...page.slice(5),
    ],
    pencil: [
      "M128 190C140 174 148 160 153 146C158 160 166 174 180 190",
      "M96 128c34-16 70 12 112-8",
    ],
  },
  /** A stroke through most of it that ends in a loop. */
  delete: {
    type: page,
    pencil: [
      "M4 58C60 52 220 62 296 52",
      "M2 90C90 82 200 96 300 86",
      "M6 154C80 148 230 160 298 148",
      "M2 218C70 212 200 224 280 214",
      "M4 250C110 242 190 256 300 246C352 240 356 190 330 186C304 184 296 238 326 282",
      "M6 312C90 306 200 318 290 308",
    ],
  },
  /** What is left, and dots under what was struck out too early. */
  stet: {
    type: [0, 1, 3, 5, 8, 10].map((line) => page[line]!),
    pencil: [
      "M4 58C60 52 220 62 296 52",
      "M22 84h.5M64 84h.5M106 84h.5M148 84h.5M190 84h.5M232 84h.5M274 84h.5",
    ],
  },
  /** One line, its full stop, and a ring round it so that it is not overlooked. */
  stop: {
    type: [{ y: 184, to: 200 }],
    pencil: [
      "M224 187l1 1-2 1-1-2z",
      "M228 152C194 150 184 184 194 208C204 230 252 230 262 200C268 176 254 154 220 150",
    ],
  },
} as const satisfies Record<string, { type: readonly TypeLine[]; pencil: readonly string[] }>;

export type ProofSign = keyof typeof signs;

/** A column of a proof with a proofreader's mark on it. Decorative: its meaning stands below. */
export function ProofMark({ sign }: { sign: ProofSign }) {
  const { type, pencil } = signs[sign];
  return (
    <svg viewBox="0 0 360 368" aria-hidden className={styles.proof}>
      <path
        className={styles.type}
        d={type
          .map(({ y, to, ...line }) => `M${"from" in line ? line.from : 4} ${y}H${to}`)
          .join("")}
      />
      {pencil.map((path) => (
        <path
          key={path}
          d={path}
          // Dots are not drawn as a line is: they stand.
          {...(sign !== "stet" && { pathLength: 1 })}
          className={sign === "stet" ? styles.pencil : `${styles.pencil} ${styles.drawn}`}
        />
      ))}
    </svg>
  );
}

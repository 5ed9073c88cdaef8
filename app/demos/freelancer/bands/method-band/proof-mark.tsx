import * as styles from "./proof-mark.module.css";

/** A word of type as three grey lines, and over it the mark in pencil. */
const signs = {
  /** A caret between two words, and above it what belongs there. */
  insert: {
    type: ["M6 70H46", "M74 70H114"],
    pencil: ["M46 96C52 88 57 79 60 71C63 79 68 88 74 96", "M38 26C50 20 66 30 82 23"],
  },
  /** A stroke through it all that ends in a loop. */
  delete: {
    type: ["M6 70H38", "M50 70H88"],
    pencil: ["M2 72C30 68 66 69 92 66C114 63 116 28 102 26C88 24 84 52 96 96"],
  },
  /** Dots under what was struck out too early. */
  stet: {
    type: ["M20 58H100"],
    pencil: ["M12 60C40 55 80 60 108 55", "M24 90h.5M42 90h.5M60 91h.5M78 90h.5M96 90h.5"],
  },
  /** A full stop, with a ring round it so that nobody overlooks it. */
  stop: {
    type: ["M6 70H54"],
    pencil: [
      "M86 66l.5 .5-1 .5-.5-1z",
      "M88 42C68 40 60 62 66 78C72 94 102 94 108 74C112 58 104 44 84 40",
    ],
  },
} as const;

export type ProofSign = keyof typeof signs;

/** A proofreader's mark, drawn by pencil on a line of type. Decorative: its meaning stands beside it. */
export function ProofMark({ sign }: { sign: ProofSign }) {
  const { type, pencil } = signs[sign];
  return (
    <svg viewBox="0 0 120 112" aria-hidden className={styles.proof}>
      {type.map((path) => (
        <path key={path} d={path} className={styles.type} />
      ))}
      {pencil.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

import * as styles from "./book-shelf.module.css";
import type { CSSProperties } from "react";
import { Section } from "#app/sections/section.tsx";

const tones = {
  ink: `${styles.spine} ${styles.spineInk}`,
  paper: `${styles.spine} ${styles.spinePaper}`,
  brand: `${styles.spine} ${styles.spineBrand}`,
  accent: `${styles.spine} ${styles.spineAccent}`,
} as const;

interface Book {
  title: string;
  year: number;
  /** The spine is as thick as they are. */
  pages: number;
  /** Of the spine, in millimetres: 200 to 320. */
  height: number;
  tone: keyof typeof tones;
}

interface BookShelfProps {
  id: string;
  heading: string;
  text: string;
  /** Names the list of books. */
  label: string;
  /** Five to eight fill the shelf. Titles run up the spine: about 24 letters. */
  books: readonly Book[];
}

/** Publications by their backs, true to scale on one shelf that runs off the page. On phones they lie in a pile. */
export function BookShelf({ id, heading, text, label, books }: BookShelfProps) {
  return (
    <Section id={id} width="wide" space="roomy" aria-labelledby={`${id}-heading`}>
      <div className={styles.shelf}>
        <div className={styles.shelfWords}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[44ch] text-soft">{text}</p>
        </div>
        <ShelfModel />
        <ul aria-label={label} className={styles.shelfBooks}>
          {books.map(({ title, year, pages, height, tone }) => (
            <li
              key={title}
              className={tones[tone]}
              style={{ "--pages": pages, "--height": height } as CSSProperties}
            >
              <span className={`${styles.spineTitle} display`}>{title}</span>
              <span className="text-label tabular-nums">{year}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A model of the tower, a rule that leans on the wall and a stone: what else stands on the board. Decorative. */
function ShelfModel() {
  return (
    <svg viewBox="0 0 380 210" aria-hidden className={styles.shelfModel}>
      <path
        d="M0 210V192H236V210zM14 192V120H128V192zM14 120V104H172V120zM64 104V46H150V104z"
        className={styles.modelBody}
      />
      <path
        d="M128 120H172V128H166V192H158V128H128zM150 46l16 8v50h-16z"
        className={styles.modelShade}
      />
      <path d="M28 192v-50h22v50zM78 60h56v10H78zM62 136h52v34H62z" className={styles.modelOpen} />
      <path d="M206 192v-46" className={styles.modelLine} />
      <path d="M206 108a24 24 0 1 1-.1 0z" className={styles.modelOpen} />
      <path
        d="M282 210 380 40V210zm28-18h52V102z"
        fillRule="evenodd"
        className={styles.modelRule}
      />
      <path
        d="M372 66h8m-8 16h8m-14 16h14m-8 16h8m-8 16h8m-14 16h14m-8 16h8m-8 16h8m-14 16h14"
        className={styles.modelLine}
      />
    </svg>
  );
}

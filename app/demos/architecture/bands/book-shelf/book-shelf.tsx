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

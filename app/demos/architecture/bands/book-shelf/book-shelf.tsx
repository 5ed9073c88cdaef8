import "./book-shelf.css";
import type { CSSProperties } from "react";
import { Section } from "#app/sections/section.tsx";

const tones = {
  ink: "book-spine book-spine-ink",
  paper: "book-spine book-spine-paper",
  brand: "book-spine book-spine-brand",
  accent: "book-spine book-spine-accent",
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
      <div className="book-shelf">
        <div className="book-shelf-words">
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[44ch] text-soft">{text}</p>
        </div>
        <ul aria-label={label} className="book-shelf-books">
          {books.map(({ title, year, pages, height, tone }) => (
            <li
              key={title}
              className={tones[tone]}
              style={{ "--pages": pages, "--height": height } as CSSProperties}
            >
              <span className="book-spine-title display">{title}</span>
              <span className="text-label tabular-nums">{year}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

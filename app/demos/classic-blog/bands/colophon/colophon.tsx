import * as styles from "./colophon.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { Sketch } from "../sketch/sketch.tsx";
import type { SketchDrawing } from "../sketch/sketches.server.ts";

interface ColophonProps {
  id: string;
  heading: string;
  /** Sentences; the last one is a word in pencil. */
  lines: readonly string[];
  links: readonly { label: string; href: string }[];
  drawing: SketchDrawing;
  /** Hangs above all of it. */
  shelf: SketchDrawing;
}

/** How the thing was made, as the last page of a book says it: under a shelf with every post on it a few lines, and beside them, as tall, the chair to read in. */
export function Colophon({ id, heading, lines, links, drawing, shelf }: ColophonProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.colophon}>
      <div className={styles.shelf}>
        <Sketch drawing={shelf} className={styles.books} />
      </div>
      <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
        {heading}
      </h2>
      <Sketch drawing={drawing} className={styles.sketch} />
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
